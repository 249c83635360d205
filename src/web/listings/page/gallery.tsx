import useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Expand } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingPhoto } from '#contract/listings/listing.ts'
import type { MediaId } from '#contract/media/picture.ts'
import { Picture } from '#web/ui/picture.tsx'

const PhotoViewer = lazy(() =>
  import('#web/media/viewer/public.tsx').then((module) => ({ default: module.PhotoViewer })),
)

const RATIO = 4 / 3
const SIZES = '(min-width: 1024px) 860px, 100vw'

interface GalleryProps {
  photos: readonly ListingPhoto[]
  /** Stands in for photos without words of their own. */
  title: string
  /** Says that something is wrong with a photo; missing where nobody may. */
  onReport?: ((mediaId: MediaId) => void) | undefined
}

/** Photos to swipe through; arrow keys and, with a mouse, buttons and thumbnails do the same. */
export function Gallery({ photos, title, onReport }: GalleryProps) {
  const t = useTranslations('listings.page.gallery')
  const { strip, embla, index } = useStrip()
  const [viewer, setViewer] = useState<boolean | null>(null)
  const slides = useRef<(HTMLButtonElement | null)[]>([])
  const total = photos.length
  const altOf = (photo: Pick<ListingPhoto, 'alt'>, i: number) =>
    photo.alt ?? t('alt', { n: i + 1, total, title })
  const follow = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = by === undefined ? undefined : slides.current[index + by]
    if (by === undefined || !next) return
    embla?.scrollTo(index + by)
    next.focus({ preventScroll: true })
  }
  const report = (at: number) => {
    const photo = photos[at]
    setViewer(false)
    embla?.scrollTo(at, true)
    if (photo) onReport?.(photo.picture.id)
  }
  return (
    <section aria-label={t('label')}>
      <div className="group relative -mx-4 overflow-hidden bg-surface-tertiary md:mx-0 md:rounded-card">
        <div ref={strip} className="overflow-hidden">
          <ul className="flex touch-pan-y">
            {photos.map((photo, i) => (
              <li key={photo.picture.id} className="min-w-0 flex-[0_0_100%]">
                <button
                  type="button"
                  aria-label={t('open', { n: i + 1, total })}
                  ref={(slide) => {
                    slides.current[i] = slide
                  }}
                  tabIndex={i === index ? 0 : -1}
                  onKeyDown={follow}
                  onClick={() => setViewer(true)}
                  className="block w-full cursor-zoom-in outline-none focus-visible:outline-4 focus-visible:-outline-offset-4 focus-visible:outline-accent"
                >
                  <Picture
                    picture={photo.picture}
                    alt={altOf(photo, i)}
                    sizes={SIZES}
                    ratio={RATIO}
                    eager={i === 0}
                    className="lg:aspect-[3/2]!"
                  />
                </button>
              </li>
            ))}
          </ul>
        </div>
        {total > 1 && (
          <>
            <Step
              label={t('previous')}
              side="start"
              isOff={index === 0}
              onPress={() => embla?.scrollPrev()}
            />
            <Step
              label={t('next')}
              side="end"
              isOff={index === total - 1}
              onPress={() => embla?.scrollNext()}
            />
          </>
        )}
        <span className="pointer-events-none absolute end-3 bottom-3 flex items-center gap-2 rounded-full bg-black/70 px-3 py-1 text-sm font-medium text-white">
          <Expand size={14} aria-hidden="true" />
          <output aria-label={t('position')}>{t('counter', { n: index + 1, total })}</output>
        </span>
      </div>
      {total > 1 && (
        <ul className="mt-3 hidden flex-wrap gap-2 md:flex">
          {photos.map((photo, i) => (
            <li key={photo.picture.id}>
              <button
                type="button"
                aria-label={t('show', { n: i + 1, total })}
                aria-current={i === index}
                onClick={() => embla?.scrollTo(i)}
                className="block w-24 overflow-hidden rounded-xl opacity-75 ring-offset-2 ring-offset-background transition hover:opacity-100 focus-visible:outline-2 focus-visible:outline-accent aria-current:opacity-100 aria-current:ring-2 aria-current:ring-accent"
              >
                <Picture picture={photo.picture} alt="" sizes="96px" ratio={RATIO} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {viewer !== null && (
        <Suspense>
          <PhotoViewer
            key={String(viewer)}
            photos={photos}
            altOf={altOf}
            start={index}
            isOpen={viewer}
            onClose={(at) => {
              setViewer(false)
              embla?.scrollTo(at, true)
            }}
            onReport={onReport && report}
          />
        </Suspense>
      )}
    </section>
  )
}

function useStrip() {
  const [strip, embla] = useEmblaCarousel({ align: 'start' })
  const [index, setIndex] = useState(0)
  const follow = useCallback(() => setIndex(embla?.selectedScrollSnap() ?? 0), [embla])
  useEffect(() => {
    embla?.on('select', follow)
    return () => {
      embla?.off('select', follow)
    }
  }, [embla, follow])
  return { strip, embla, index }
}

interface StepProps {
  label: string
  side: 'start' | 'end'
  isOff: boolean
  onPress: () => void
}

function Step({ label, side, isOff, onPress }: StepProps) {
  const Icon = side === 'start' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className={`absolute top-1/2 hidden size-11 -translate-y-1/2 place-content-center rounded-full bg-surface text-foreground shadow-overlay transition-opacity hover:scale-105 disabled:opacity-0 md:grid ${side === 'start' ? 'start-3' : 'end-3'}`}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  )
}
