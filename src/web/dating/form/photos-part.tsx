import { Button } from '#web/ui/button.tsx'
import { ImagePlus } from 'lucide-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { useChoosePhotos } from './choose-photos.ts'
import { type DatingForm, missingPhotos } from './dating-form-policy.ts'
import { PhotoTile } from './photo-tile.tsx'

interface PhotosPartProps {
  form: UseFormReturn<DatingForm>
  /** They are under way. */
  isSending: boolean
}

/** Three to five photos in an order of one's own; they stay on the device until the profile is sent. */
export function PhotosPart({ form, isSending }: PhotosPartProps) {
  const t = useTranslations('dating.form')
  const { photos, add, remove, move } = useChoosePhotos(form)
  const [moved, setMoved] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const id = useId()
  const missing = missingPhotos(photos)
  const room = DATING_LIMITS.photosMax - photos.length
  const problem = form.formState.errors.photos?.message

  const moveTo = (from: number, to: number) => {
    const key = photos[from]?.key
    const direction = to < from ? 'earlier' : 'later'
    move(from, to)
    setMoved(to)
    requestAnimationFrame(() => focusMover(list.current, key, direction))
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void add([...event.dataTransfer.files])
  }
  return (
    <fieldset disabled={isSending} aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{t('photos')}</legend>
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop} className="grid gap-3">
        <p className="text-sm text-muted">
          {t('photosLead', { min: DATING_LIMITS.photosMin, max: DATING_LIMITS.photosMax })}
        </p>
        {photos.length > 0 && (
          <ol ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {photos.map((photo, index) => (
              <li key={photo.key} className="min-w-0">
                <PhotoTile
                  photo={photo}
                  index={index}
                  count={photos.length}
                  isSending={isSending}
                  onMove={(to) => moveTo(index, to)}
                  onDropFrom={(from) => moveTo(from, index)}
                  onRemove={() => remove(photo.key)}
                />
              </li>
            ))}
          </ol>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          hidden
          aria-label={t('photosAdd')}
          onChange={(event) => {
            void add([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        {room > 0 && (
          <Button
            variant="outline"
            size="lg"
            fullWidth
            disabled={isSending}
            className={`rounded-card border-2 border-dashed ${photos.length === 0 ? 'min-h-28 border-accent bg-accent-soft/40' : 'min-h-16 border-border'}`}
            onClick={() => input.current?.click()}
          >
            <ImagePlus size={20} aria-hidden="true" />
            {t('photosAdd')}
          </Button>
        )}
        <output id={`${id}-hint`} className="text-sm font-medium text-danger empty:hidden">
          {missing > 0 && t('photosMissing', { n: missing })}
        </output>
        {problem !== undefined && (
          <p role="alert" className="text-sm font-medium text-danger">
            {problem}
          </p>
        )}
        <output className="sr-only">{moved !== null && t('photoMoved', { n: moved + 1 })}</output>
      </div>
    </fieldset>
  )
}

/** The button that moved a photo goes with it; where it came to an end, the other one takes over. */
function focusMover(list: HTMLElement | null, key: string | undefined, direction: string): void {
  if (key === undefined) return
  const buttons = list?.querySelectorAll<HTMLButtonElement>(`[data-photo="${key}"] [data-move]`) ?? []
  const usable = [...buttons].filter((button) => !button.disabled)
  const same = usable.find((button) => button.dataset['move'] === direction)
  ;(same ?? usable[0])?.focus()
}
