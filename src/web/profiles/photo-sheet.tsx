import { Button } from '#web/ui/button.tsx'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Sheet } from '#web/ui/sheet.tsx'
import { drawSquare, type Square } from './draw-square.ts'
import { PhotoCropper } from './photo-cropper.tsx'

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
  const square = useRef<Square>({ x: 0, y: 0, width: Math.min(bitmap.width, bitmap.height) })
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
        onChange={(chosen) => {
          square.current = chosen
        }}
      />
    </Sheet>
  )
}
