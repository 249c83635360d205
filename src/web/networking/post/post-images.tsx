import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Picture as StoredPicture } from '#contract/media/picture.ts'
import { Picture } from '#web/ui/picture.tsx'

const PhotoViewer = lazy(() =>
  import('#web/media/viewer/public.tsx').then((module) => ({ default: module.PhotoViewer })),
)

interface PostImagesProps {
  images: readonly StoredPicture[]
  author: string
}

/** Neither a tower nor a thread. */
const ratioOf = ({ width, height }: StoredPicture) => Math.min(Math.max(width / height, 0.8), 2)

/** Up to four images of a post; one opens over the whole screen. */
export function PostImages({ images, author }: PostImagesProps) {
  const t = useTranslations('networking.post')
  const [shown, setShown] = useState<number | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const total = images.length
  const altOf = (index: number) => t('image', { n: index + 1, total, name: author })
  const close = (index: number) => {
    setShown(null)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <>
      <ul ref={list} className={`grid gap-1 overflow-hidden rounded-2xl ${total === 1 ? '' : 'grid-cols-2'}`}>
        {images.map((image, index) => {
          const isBroad = total === 3 && index === 0
          return (
            <li key={image.id} className={isBroad ? 'col-span-2' : ''}>
              <button
                type="button"
                className="block w-full cursor-zoom-in focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
                onClick={() => setShown(index)}
              >
                <Picture
                  picture={image}
                  alt={altOf(index)}
                  sizes={
                    total === 1 || isBroad
                      ? '(min-width: 1024px) 50rem, 100vw'
                      : '(min-width: 1024px) 25rem, 50vw'
                  }
                  ratio={total === 1 ? ratioOf(image) : isBroad ? 2 : 1}
                />
              </button>
            </li>
          )
        })}
      </ul>
      {shown !== null && (
        <Suspense>
          <PhotoViewer
            photos={images.map((picture) => ({ picture, alt: null }))}
            altOf={(_photo, index) => altOf(index)}
            start={shown}
            isOpen
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
