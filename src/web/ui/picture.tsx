import { useState } from 'react'
import {
  addressOf,
  type Picture as StoredPicture,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
  type PrivatePicture,
} from '#contract/media/picture.ts'
import { isLowData } from '#web/platform/device/low-data.ts'

interface PictureProps {
  picture: StoredPicture | PrivatePicture
  /** What is to be seen; empty only where the words beside it say it already. */
  alt: string
  /** Width on screen as in <img sizes>, e.g. '(min-width: 768px) 33vw, 50vw'. */
  sizes: string
  /** Width by height of the frame, e.g. 4 / 3; the picture's own when left out. */
  ratio?: number
  /** Fill the frame, or show the whole picture. */
  fit?: 'cover' | 'contain'
  /** The first picture on the screen: load at once. */
  eager?: boolean
  /** It does not load, as when a private address no longer holds. */
  onFail?: () => void
  className?: string
}

/** A stored picture in AVIF, else WebP, over its blurred placeholder. The frame has its size from the start. */
export function Picture(props: PictureProps) {
  const { picture, alt, sizes, ratio, fit = 'cover', eager = false, onFail, className = '' } = props
  const [loaded, setLoaded] = useState(false)
  const sourceSet = (format: PictureFormat) => sourcesOf(picture, format)
  const fitClass = fit === 'cover' ? 'object-cover' : 'object-contain'
  return (
    <span
      className={`relative block overflow-hidden bg-surface-tertiary ${className}`}
      style={{ aspectRatio: ratio ?? picture.width / picture.height }}
    >
      {!loaded && (
        <img
          src={picture.blur}
          alt=""
          aria-hidden="true"
          className={`absolute inset-0 size-full scale-105 blur-md ${fitClass}`}
        />
      )}
      <picture>
        <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
        <img
          src={addressOf(picture, isLowData() ? 'small' : 'medium', 'webp')}
          srcSet={sourceSet('webp')}
          sizes={sizes}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={onFail}
          onLoad={({ currentTarget }) => void decoded(currentTarget).then(() => setLoaded(true))}
          className={`absolute inset-0 size-full ${fitClass}`}
        />
      </picture>
    </span>
  )
}

/** A loaded picture that is not decoded yet is not to be seen: the placeholder stays until it is. */
async function decoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined)
}

const EVERY_SIZE: readonly PictureSize[] = ['small', 'medium', 'large']

const sizesToOffer = () => (isLowData() ? EVERY_SIZE.slice(0, 1) : EVERY_SIZE)

/** Kept sizes are by longest edge; the browser chooses by width. */
function sourcesOf(picture: StoredPicture | PrivatePicture, format: PictureFormat): string {
  const { width, height } = picture
  const longest = Math.max(width, height)
  return sizesToOffer()
    .map((size) => {
      const pixels = Math.round((Math.min(PICTURE_SIZES[size], longest) * width) / longest)
      return `${addressOf(picture, size, format)} ${pixels}w`
    })
    .join(', ')
}
