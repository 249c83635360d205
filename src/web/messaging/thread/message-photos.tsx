import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PrivatePicture } from '#contract/media/picture.ts'
import { Picture } from '#web/ui/picture.tsx'

const PhotoViewer = lazy(() =>
  import('#web/media/viewer/public.tsx').then((module) => ({ default: module.PhotoViewer })),
)

/** A single photo keeps its shape, as far as that can be seen at a glance. */
const within = (ratio: number) => Math.min(Math.max(ratio, 0.75), 1.6)

/** Up to five photos; each opens over the whole screen. */
export function MessagePhotos({ photos, by }: { photos: readonly PrivatePicture[]; by: string }) {
  const t = useTranslations('messaging.thread')
  const [viewer, setViewer] = useState<{ start: number; isOpen: boolean } | null>(null)
  const total = photos.length
  const isSingle = total === 1
  const altOf = (n: number) => t('photoOf', { n, total, name: by })
  return (
    <>
      <ul className={`grid w-[min(17.5rem,68vw)] gap-1 ${isSingle ? '' : 'grid-cols-2'}`}>
        {photos.map((picture, index) => (
          <li key={picture.id} className={total % 2 === 1 && index === 0 ? 'col-span-full' : ''}>
            <button
              type="button"
              aria-label={t('openPhoto', { n: index + 1, total })}
              onClick={() => setViewer({ start: index, isOpen: true })}
              className="block w-full cursor-zoom-in overflow-hidden rounded-xl focus-visible:outline-3 focus-visible:outline-gold"
            >
              <Picture
                picture={picture}
                alt={altOf(index + 1)}
                sizes="280px"
                ratio={isSingle ? within(picture.width / picture.height) : total % 2 && index === 0 ? 1.6 : 1}
              />
            </button>
          </li>
        ))}
      </ul>
      {viewer && (
        <Suspense>
          <PhotoViewer
            key={`${viewer.start} ${viewer.isOpen}`}
            photos={photos.map((picture) => ({ picture, alt: null }))}
            altOf={(_, index) => altOf(index + 1)}
            start={viewer.start}
            isOpen={viewer.isOpen}
            onClose={() => setViewer({ ...viewer, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
