import { RotateCwSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { type Area, drawJpeg, turnImage } from '#web/media/open/draw-jpeg.ts'
import { openImage } from '#web/media/open/open-image.ts'
import { closeImage, showImage, type ShownImage } from '#web/media/open/show-image.ts'
import { LONGEST_EDGE } from '#web/media/resize-image.ts'
import { PhotoCropper } from './photo-cropper.tsx'

/** Width to height of what is left; null: as it is. */
const SHAPES = { whole: null, wide: 4 / 3, square: 1 } as const
type Shape = keyof typeof SHAPES

interface PhotoEditSheetProps {
  /** The picture, from this device or the server. */
  load: () => Promise<Blob>
  onClose: () => void
  onEdited: (photo: File) => void
}

/** Turns a photo by quarters, and asks which part of it is to be seen. */
export function PhotoEditSheet({ load, onClose, onEdited }: PhotoEditSheetProps) {
  const t = useTranslations('media.edit')
  const tu = useTranslations('ui')
  const fail = () => {
    toast({ title: t('failed'), kind: 'danger' })
    onClose()
  }
  const { opened, change, isChanging } = useOpened(load, fail)
  const [shape, setShape] = useState<Shape>('whole')
  const [busy, setBusy] = useState(false)
  const area = useRef<Area | null>(null)
  const save = ({ bitmap }: ShownImage) => {
    setBusy(true)
    const drawing = { longestEdge: LONGEST_EDGE, ...(area.current && { area: area.current }) }
    drawJpeg(bitmap, drawing).then(
      (drawn) => onEdited(new File([drawn], 'photo.jpg', { type: 'image/jpeg' })),
      fail,
    )
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      footer={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {tu('cancel')}
          </Button>
          <Button disabled={!opened || isChanging} isPending={busy} onClick={() => opened && save(opened)}>
            {t('save')}
          </Button>
        </>
      }
    >
      {opened ? (
        <div className="grid gap-4">
          <PhotoCropper
            key={`${opened.source} ${shape}`}
            source={opened.source}
            ratio={SHAPES[shape] ?? opened.bitmap.width / opened.bitmap.height}
            onChange={(chosen) => {
              area.current = chosen
            }}
          />
          <div className="flex flex-wrap items-center gap-2">
            <ShapeChoice value={shape} onChange={setShape} />
            <Button
              variant="outline"
              className="ms-auto"
              disabled={isChanging || busy}
              onClick={() => change(turnImage)}
            >
              <RotateCwSquare size={18} aria-hidden="true" />
              {t('rotate')}
            </Button>
          </div>
        </div>
      ) : (
        <Loading />
      )}
    </Sheet>
  )
}

/** The picture as it stands, and a way to change it; ends with the sheet. */
function useOpened(load: () => Promise<Blob>, onFailed: () => void) {
  const [opened, setOpened] = useState<ShownImage | null>(null)
  const [isChanging, setChanging] = useState(false)
  const first = useRef({ load, onFailed })
  const held = useRef<{ image: ShownImage | null; isGone: boolean }>({ image: null, isGone: false })
  const show = (next: ShownImage) => {
    const { image, isGone } = held.current
    if (image) closeImage(image)
    if (isGone) return closeImage(next)
    held.current.image = next
    setOpened(next)
    setChanging(false)
  }
  const take = useRef(show)
  useEffect(() => {
    const { load: begin, onFailed: fail } = first.current
    const mine = { image: null, isGone: false }
    held.current = mine
    begin()
      .then(openImage)
      .then((bitmap) => bitmap && showImage(bitmap))
      .then((next) => {
        if (mine.isGone) return next ? closeImage(next) : undefined
        return next ? take.current(next) : fail()
      })
      .catch(() => mine.isGone || fail())
    return () => {
      const { image } = held.current
      if (image) closeImage(image)
      held.current = { image: null, isGone: true }
      mine.isGone = true
    }
  }, [])
  const change = (turn: (bitmap: ImageBitmap) => Promise<ImageBitmap>) => {
    if (!opened) return
    setChanging(true)
    turn(opened.bitmap).then(showImage).then(show).catch(first.current.onFailed)
  }
  return { opened, change, isChanging }
}

function ShapeChoice({ value, onChange }: { value: Shape; onChange: (shape: Shape) => void }) {
  const t = useTranslations('media.edit')
  return (
    <fieldset aria-label={t('shape')} className="flex flex-wrap gap-1 rounded-full bg-default p-1">
      {(['whole', 'wide', 'square'] as const).map((shape) => (
        <button
          key={shape}
          type="button"
          aria-pressed={value === shape}
          onClick={() => onChange(shape)}
          className="min-h-11 cursor-pointer rounded-full px-4 text-sm font-medium aria-pressed:bg-segment aria-pressed:text-segment-foreground aria-pressed:shadow-sm"
        >
          {t(shape)}
        </button>
      ))}
    </fieldset>
  )
}
