import { Link } from '@tanstack/react-router'
import { Clock, Image as ImageIcon, MapPin, Star } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingCard as Listing } from '#contract/listings/listing.ts'
import { writtenIn } from '#contract/listings/written-in.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Picture } from '#web/ui/picture.tsx'
import { HeartButton } from '#web/listings/favorites/heart-button.tsx'
import { CategoryArt } from '#web/listings/category-art.tsx'
import { ListingPrice } from './listing-price.tsx'
import { Spoken } from '#web/platform/format/spoken.tsx'
import { useListingAge } from './write-age.ts'
import { useHighlights } from './write-highlights.ts'

interface ListingCardProps {
  listing: Listing
  /** Where the reader is, for the unit of distances; the listing's own country when left out. */
  readerCountry?: string | undefined
  /** Among the first on the screen: its photo loads at once. */
  eager?: boolean
  /** Photo beside the words instead of above them. */
  isWide?: boolean
  /** A word on its photo, such as that it was seen. */
  mark?: string | undefined
  /** A button on its photo, at its lower start. */
  act?: ReactNode
}

const PHOTO_RATIO = 4 / 3
const PHOTO_SIZES = '(min-width: 1024px) 280px, (min-width: 768px) 33vw, 44vw'

/** A listing in a list: photo first, the whole card leads to its page. */
export function ListingCard(props: ListingCardProps) {
  const { readerCountry, eager = false, isWide = false, mark, act } = props
  const listing = writtenIn(props.listing, useLanguage().shown)
  const highlights = useHighlights()(listing)
  return (
    <article
      className={`group relative flex h-full ${isWide ? '' : 'flex-col'} overflow-hidden rounded-card bg-surface shadow-card ${listing.highlighted ? 'ring-2 ring-gold' : ''} transition-shadow duration-200 hover:shadow-overlay has-[a:focus-visible]:ring-2 has-[a:focus-visible]:ring-accent`}
    >
      <div className={isWide ? 'relative min-h-27 w-36 shrink-0 @lg:min-h-42 @lg:w-56' : ''}>
        <CardPhoto listing={listing} eager={eager} isWhole={isWide} mark={mark} act={act} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 md:p-4">
        <p className={`font-display text-lg leading-tight font-bold md:text-xl ${isWide ? 'pe-8' : ''}`}>
          <ListingPrice price={listing.price} category={listing.category} />
        </p>
        <h3 className="text-[0.95rem] leading-snug font-medium wrap-anywhere">
          <Link
            to="/listing/$id"
            params={{ id: listing.id }}
            lang={listing.lang}
            className="font-sans outline-none after:absolute after:inset-0 group-hover:underline"
          >
            {listing.title}
          </Link>
        </h3>
        {highlights.length > 0 && (
          <p className="text-sm text-muted">
            {highlights.map((text, at) => (
              <Fragment key={text}>
                {at > 0 && ' · '}
                {text === listing.highlights['employer'] ? <span lang="">{text}</span> : text}
              </Fragment>
            ))}
          </p>
        )}
        <CardPlace listing={listing} readerCountry={readerCountry} />
      </div>
      <HeartButton listing={listing} className="absolute end-1 top-1 z-10" />
    </article>
  )
}

interface CardPhotoProps {
  listing: Listing
  eager: boolean
  /** Fills the frame it stands in, whatever its own shape. */
  isWhole: boolean
  mark: string | undefined
  act: ReactNode
}

function CardPhoto({ listing, eager, isWhole, mark, act }: CardPhotoProps) {
  const t = useTranslations('listings.card')
  const { cover, category, photoCount, featured, highlighted, kind } = listing
  return (
    <div className={isWhole ? 'absolute inset-0' : 'relative'}>
      {cover ? (
        <Picture
          picture={cover}
          alt=""
          sizes={PHOTO_SIZES}
          ratio={PHOTO_RATIO}
          eager={eager}
          className={isWhole ? 'size-full' : ''}
        />
      ) : (
        <span className={isWhole ? 'block size-full' : 'block aspect-[4/3]'}>
          <CategoryArt category={category} />
        </span>
      )}
      <div className="absolute start-2 end-12 top-2 flex flex-wrap gap-1.5 text-xs font-semibold">
        {featured && (
          <span className="flex items-center gap-1 rounded-full bg-gold px-2.5 py-1 text-gold-foreground">
            <Star size={12} fill="currentColor" aria-hidden="true" />
            {t('featured')}
          </span>
        )}
        {highlighted && <span className="sr-only">{t('highlighted')}</span>}
        {kind === 'wanted' && (
          <span className="rounded-full bg-foreground px-2.5 py-1 text-background">{t('wanted')}</span>
        )}
        {mark && <span className="rounded-full bg-black/65 px-2.5 py-1 text-white">{mark}</span>}
      </div>
      {act && <div className="absolute start-0.5 bottom-0.5 z-10">{act}</div>}
      {photoCount > 1 && (
        <span className="absolute right-2 bottom-2 flex items-center gap-1 rounded-full bg-black/65 px-2 py-0.5 text-xs font-medium text-white">
          <ImageIcon size={12} aria-hidden="true" />
          <span aria-hidden="true">{photoCount}</span>
          <span className="sr-only">{t('photos', { n: photoCount })}</span>
        </span>
      )}
    </div>
  )
}

/** Public points are the middles of cells of a kilometre: a smaller distance says nothing. */
const VERY_NEAR = 0.5

function CardPlace({ listing, readerCountry }: Pick<ListingCardProps, 'listing' | 'readerCountry'>) {
  const t = useTranslations('listings.card')
  const placeName = usePlaceName()
  const distance = useDistance()
  const age = useListingAge()
  const { place, distanceMiles, publishedAt } = listing
  const country = readerCountry ?? place?.country ?? ''
  return (
    <div className="mt-auto flex flex-wrap justify-between gap-x-3 pt-1 text-sm text-muted">
      {place && (
        <p className="flex min-w-0 gap-1">
          <MapPin size={15} aria-hidden="true" className="mt-[0.2em] shrink-0" />
          <span className="min-w-0">{placeName(place)}</span>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-2.5">
        {distanceMiles !== null && (
          <span>
            {distanceMiles < VERY_NEAR ? (
              t('nearby')
            ) : (
              <Spoken kind="distance" miles={distanceMiles} country={country}>
                {distance(distanceMiles, country)}
              </Spoken>
            )}
          </span>
        )}
        <time dateTime={publishedAt} className="flex items-center gap-1">
          <Clock size={13} aria-hidden="true" />
          <Spoken kind="age" at={publishedAt} hasMonths>
            {age(publishedAt)}
          </Spoken>
        </time>
      </p>
    </div>
  )
}
