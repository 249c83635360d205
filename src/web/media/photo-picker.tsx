import { Button } from '#web/ui/button.tsx'
import { ImagePlus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isLost, movePhoto, type Photo } from './photo-policy.ts'
import { loadPhoto } from './load-photo.ts'
import { PhotoTile } from './photo-tile.tsx'
import type { ChangePhotos, PhotoUploads } from './upload-photos.ts'

const PhotoEditSheet = lazy(() =>
  import('./edit/photo-edit-sheet.tsx').then((module) => ({ default: module.PhotoEditSheet })),
)

interface PhotoPickerProps {
  photos: readonly Photo[]
  onChange: ChangePhotos
  uploads: PhotoUploads
  min: number
  max: number
  hint: ReactNode
  errorMessage?: string | undefined
}

/** Photos chosen or dropped, sent in the background, put in order; the first is the cover. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { photos, onChange, uploads, min, max, hint, errorMessage } = props
  const t = useTranslations('media.picker')
  const list = useRef<HTMLOListElement>(null)
  const [tooMany, setTooMany] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const [editing, setEditing] = useState<Photo | null>(null)
  const cover = photos.findIndex((photo) => !isLost(photo))
  // what was refused takes up no room, and gives way to what is chosen next
  const refused = photos.filter(({ state }) => state === 'refused')
  const room = max - (photos.length - refused.length)
  const missing = Math.max(0, min - photos.filter((photo) => !isLost(photo)).length)

  const add = (files: readonly File[]) => {
    setTooMany(files.length > room)
    for (const { key } of refused) uploads.remove(key)
    uploads.add(files.slice(0, Math.max(0, room)))
  }
  const move = (from: number, to: number) => {
    onChange((now) => movePhoto(now, from, to))
    setMoved(to)
    keepFocus(list, photos[from]?.key)
  }
  return (
    <div className="grid gap-4" data-invalid={errorMessage !== undefined || undefined}>
      {photos.length > 0 && (
        <ol ref={list} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo, index) => (
            <li key={photo.key} className="min-w-0">
              <PhotoTile
                photo={photo}
                index={index}
                count={photos.length}
                isCover={index === cover}
                onMove={(to) => move(index, to)}
                onDropFrom={(from) => move(from, index)}
                onRemove={() => uploads.remove(photo.key)}
                onEdit={() => setEditing(photo)}
                onRetry={() => uploads.retry(photo.key)}
                onAlt={(alt) =>
                  onChange((now) => now.map((one) => (one.key === photo.key ? { ...one, alt } : one)))
                }
              />
            </li>
          ))}
        </ol>
      )}
      {room > 0 && <DropArea isFirst={photos.length === 0} hint={hint} onFiles={add} />}
      {editing && (
        <Suspense>
          <PhotoEditSheet
            load={() => loadPhoto(editing, uploads)}
            onClose={() => setEditing(null)}
            onEdited={(file) => {
              uploads.replace(editing.key, file)
              setEditing(null)
            }}
          />
        </Suspense>
      )}
      <output className="sr-only">{moved !== null && t('moved', { n: moved + 1 })}</output>
      <div role="alert" className="text-sm font-medium text-danger empty:hidden">
        {tooMany && room <= 0 && <p>{t('tooMany', { max })}</p>}
        {errorMessage !== undefined && <p>{missing > 0 ? t('missing', { count: missing }) : errorMessage}</p>}
      </div>
    </div>
  )
}

interface DropAreaProps {
  isFirst: boolean
  hint: ReactNode
  onFiles: (files: readonly File[]) => void
}

function DropArea({ isFirst, hint, onFiles }: DropAreaProps) {
  const t = useTranslations('media.picker')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const colours = isOver ? 'border-accent bg-accent-soft' : 'border-border bg-surface'
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
      }}
      className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-4 text-center transition-colors ${isFirst ? 'py-12' : 'py-6'} ${colours}`}
    >
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label={t('add')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button size="lg" variant={isFirst ? 'primary' : 'outline'} onClick={() => input.current?.click()}>
        <ImagePlus size={20} aria-hidden="true" />
        {t('add')}
      </Button>
      <p className="max-w-md text-sm text-muted">{hint}</p>
    </div>
  )
}

/** The button that moved a photo goes with it; where it came to an end, the other one takes over. */
function keepFocus(list: { current: HTMLElement | null }, key: string | undefined): void {
  const pressed =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['move'] : undefined
  if (pressed === undefined || key === undefined) return
  requestAnimationFrame(() => {
    const buttons =
      list.current?.querySelectorAll<HTMLButtonElement>(`[data-photo="${key}"] [data-move]`) ?? []
    const usable = [...buttons].filter((button) => !button.disabled)
    const same = usable.find((button) => button.dataset['move'] === pressed)
    ;(same ?? usable[0])?.focus()
  })
}
