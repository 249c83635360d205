import { ImageOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PrivatePicture } from '#contract/media/picture.ts'
import { Picture } from '#web/ui/picture.tsx'

const PhotoViewer = lazy(() =>
  import('#web/media/viewer/public.tsx').then((module) => ({ default: module.PhotoViewer })),
)

/** A single photo keeps its shape, as far as that can be seen at a glance. */
const within = (ratio: number) => Math.min(Math.max(ratio, 0.75), 1.6)

/** Up to five photos; each opens over the whole screen. What is shown to one no more, as after a match, says so. */
export function MessagePhotos({ photos, by }: { photos: readonly PrivatePicture[]; by: string }) {
  const t = useTranslations('messaging.thread')
  // by address: a newer one may hold
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([])
  const [viewer, setViewer] = useState<{ start: number; isOpen: boolean } | null>(null)
  const total = photos.length
  const isSingle = total === 1
  const shown = photos
    .map((picture, index) => ({ picture, n: index + 1 }))
    .filter(({ picture }) => !withdrawn.includes(picture.access))
  const altOf = (n: number) => t('photoOf', { n, total, name: by })
  return (
    <>
      <ul className={`grid w-[min(17.5rem,68vw)] gap-1 ${isSingle ? '' : 'grid-cols-2'}`}>
        {photos.map((picture, index) => {
          const isWide = total % 2 === 1 && index === 0
          const ratio = isSingle ? within(picture.width / picture.height) : isWide ? 1.6 : 1
          const place = shown.findIndex((one) => one.picture === picture)
          return (
            <li key={picture.id} className={isWide ? 'col-span-full' : ''}>
              {place < 0 ? (
                <WithdrawnPhoto ratio={ratio} />
              ) : (
                <button
                  type="button"
                  aria-label={t('openPhoto', { n: index + 1, total })}
                  onClick={() => setViewer({ start: place, isOpen: true })}
                  className="block w-full cursor-zoom-in overflow-hidden rounded-xl focus-visible:outline-3 focus-visible:outline-gold"
                >
                  <Picture
                    picture={picture}
                    alt={altOf(index + 1)}
                    sizes="280px"
                    ratio={ratio}
                    // without a connection nothing loads, and that says nothing about the photo
                    onFail={() => navigator.onLine && setWithdrawn((before) => [...before, picture.access])}
                  />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {viewer && shown.length > 0 && (
        <Suspense>
          <PhotoViewer
            key={`${viewer.start} ${viewer.isOpen}`}
            photos={shown.map(({ picture }) => ({ picture, alt: null }))}
            altOf={(_, index) => altOf(shown[index]?.n ?? 1)}
            start={viewer.start}
            isOpen={viewer.isOpen}
            onClose={() => setViewer({ ...viewer, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}

function WithdrawnPhoto({ ratio }: { ratio: number }) {
  const t = useTranslations('messaging.thread')
  return (
    <p
      className="flex flex-col items-center justify-center gap-1.5 rounded-xl bg-surface-tertiary p-2 text-center text-sm text-muted"
      style={{ aspectRatio: Math.max(ratio, 1) }}
    >
      <ImageOff size={22} aria-hidden="true" />
      {t('photoGone')}
    </p>
  )
}
