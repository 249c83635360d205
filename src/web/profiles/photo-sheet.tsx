import { Button } from '#web/ui/button.tsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PhotoCropper } from '#web/media/edit/public.tsx'
import type { Area } from '#web/media/public.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { drawSquare } from './draw-square.ts'

interface PhotoSheetProps {
  /** Address of the picture that is shown. */
  source: string
  bitmap: ImageBitmap
  /** While the result is being sent. */
  isSaving: boolean
  onCancel: () => void
  onChosen: (photo: File) => void
}

/** Asks which square of a picture is to be the profile photo. */
export function PhotoSheet({ source, bitmap, isSaving, onCancel, onChosen }: PhotoSheetProps) {
  const t = useTranslations('profiles.photo')
  const tu = useTranslations('ui')
  const edge = Math.min(bitmap.width, bitmap.height)
  const square = useRef<Area>({ x: 0, y: 0, width: edge, height: edge })
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onCancel()
      }}
      title={t('crop')}
      footer={
        <>
          <Button variant="tertiary" disabled={isSaving} onClick={onCancel}>
            {tu('cancel')}
          </Button>
          <Button isPending={isSaving} onClick={() => void drawSquare(bitmap, square.current).then(onChosen)}>
            {t(isSaving ? 'saving' : 'save')}
          </Button>
        </>
      }
    >
      <PhotoCropper
        source={source}
        ratio={1}
        isRound
        onChange={(chosen) => {
          square.current = chosen
        }}
      />
    </Sheet>
  )
}
