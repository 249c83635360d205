import { ImagePlus, RotateCw, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pictureUrl } from '#contract/media/picture.ts'
import { POST_LIMITS } from '#contract/networking/posts/post.ts'
import { isLost, type Photo, type PhotoUploads } from '#web/media/public.tsx'
import { Button } from '#web/ui/button.tsx'

interface ImageFieldProps {
  photos: readonly Photo[]
  uploads: PhotoUploads
  mayAdd: boolean
}

/** The images of a post: chosen, sent at once, shown, and taken away again. */
export function ImageField({ photos, uploads, mayAdd }: ImageFieldProps) {
  const t = useTranslations('networking.dialog')
  const input = useRef<HTMLInputElement>(null)
  const [isTooMany, setTooMany] = useState(false)
  const max = POST_LIMITS.imagesMax
  const add = (files: readonly File[]) => {
    const room = max - photos.length
    setTooMany(files.length > room)
    uploads.add(files.slice(0, room))
  }
  return (
    <div className="grid gap-2">
      {photos.length > 0 && (
        <ul aria-label={t('images')} className="grid grid-cols-2 gap-2">
          {photos.map((photo, index) => (
            <li key={photo.key}>
              <Tile photo={photo} n={index + 1} uploads={uploads} />
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        hidden
        aria-label={t('addImages')}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          event.target.value = '' // the same file may be chosen again
        }}
      />
      {mayAdd && (
        <Button
          variant="secondary"
          className="min-h-11 justify-self-start"
          onClick={() => input.current?.click()}
        >
          <ImagePlus size={18} aria-hidden="true" />
          {t('addImages')}
        </Button>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isTooMany && t('tooManyImages', { max })}
      </p>
    </div>
  )
}

function Tile({ photo, n, uploads }: { photo: Photo; n: number; uploads: PhotoUploads }) {
  const t = useTranslations('networking.dialog')
  const source = photo.picture ? pictureUrl(photo.picture.id, 'small', 'webp') : photo.preview
  const isReady = photo.state === 'done'
  return (
    <div className="relative aspect-square overflow-hidden rounded-2xl bg-surface-tertiary">
      {source !== null && (
        <img
          src={source}
          alt={t('imageOf', { n })}
          className={`size-full object-cover ${isReady ? '' : 'opacity-60'}`}
        />
      )}
      <div className="absolute end-1 top-1 flex gap-1">
        {photo.state === 'failed' && (
          <Button
            isIconOnly
            variant="secondary"
            className="size-11"
            aria-label={t('retryImage', { n })}
            onClick={() => uploads.retry(photo.key)}
          >
            <RotateCw size={18} aria-hidden="true" />
          </Button>
        )}
        <Button
          isIconOnly
          variant="secondary"
          className="size-11"
          aria-label={t('removeImage', { n })}
          onClick={() => uploads.remove(photo.key)}
        >
          <X size={19} aria-hidden="true" />
        </Button>
      </div>
      <output className="absolute inset-x-0 bottom-0">
        {!isReady && (
          <span
            className={`block px-3 py-1.5 text-xs font-medium ${isLost(photo) ? 'bg-danger text-danger-foreground' : 'bg-black/75 text-white'}`}
          >
            {isLost(photo) ? photo.failure : t(photo.state === 'waiting' ? 'waitingImage' : 'sendingImage')}
          </span>
        )}
      </output>
    </div>
  )
}
