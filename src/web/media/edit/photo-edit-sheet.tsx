import { RotateCwSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '#web/platform/device/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Loading } from '#web/ui/states/loading.tsx'
import { type Area, drawJpeg, turnImage } from '#web/media/open/draw-jpeg.ts'
import { openImage } from '#web/media/open/open-image.ts'
import { LONGEST_EDGE } from '#web/media/resize-image.ts'
import { PhotoCropper } from './photo-cropper.tsx'

/** Width to height of what is left; null: as it is. */
const SHAPES = { whole: null, wide: 4 / 3, square: 1 } as const
type Shape = keyof typeof SHAPES

interface Opened {
  bitmap: ImageBitmap
  /** Object URL of the picture as it stands. */
  source: string
}

/** An address for what the browser may not open by itself, such as HEIC. */
const withSource = async (bitmap: ImageBitmap): Promise<Opened> => ({
  bitmap,
  source: URL.createObjectURL(await drawJpeg(bitmap, { longestEdge: LONGEST_EDGE })),
})

const closeImage = ({ bitmap, source }: Opened) => {
  bitmap.close()
  URL.revokeObjectURL(source)
}

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
  const { opened, change } = useOpened(load, () => {
    toast({ title: t('failed'), kind: 'danger' })
    onClose()
  })
  const [shape, setShape] = useState<Shape>('whole')
  const [busy, setBusy] = useState(false)
  const area = useRef<Area | null>(null)
  const save = async ({ bitmap }: Opened) => {
    setBusy(true)
    const drawing = { longestEdge: LONGEST_EDGE, ...(area.current && { area: area.current }) }
    onEdited(new File([await drawJpeg(bitmap, drawing)], 'photo.jpg', { type: 'image/jpeg' }))
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
          <Button disabled={!opened} isPending={busy} onClick={() => void (opened && save(opened))}>
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
            <Button variant="outline" className="ms-auto" onClick={() => void change(turnImage)}>
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

/** The picture as it stands, and a way to change it. */
function useOpened(load: () => Promise<Blob>, onFailed: () => void) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const held = useRef<Opened | null>(null)
  const first = useRef({ load, onFailed })
  const show = (next: Opened) => {
    if (held.current) closeImage(held.current)
    held.current = next
    setOpened(next)
  }
  useEffect(() => {
    const { load: begin, onFailed: fail } = first.current
    let isGone = false
    const open = async () => {
      const bitmap = await openImage(await begin())
      if (!bitmap) return isGone || fail()
      const next = await withSource(bitmap)
      if (isGone) return closeImage(next)
      held.current = next
      setOpened(next)
    }
    open().catch(() => isGone || fail())
    return () => {
      isGone = true
      if (held.current) closeImage(held.current)
      held.current = null
    }
  }, [])
  const change = async (turn: (bitmap: ImageBitmap) => Promise<ImageBitmap>) => {
    if (held.current) show(await withSource(await turn(held.current.bitmap)))
  }
  return { opened, change }
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
