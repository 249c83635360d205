import { Clock, Heart, MapPin, Star } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { ListingPrice } from '#web/listings/card/listing-price.tsx'
import { usePlaceName } from '#web/platform/place.ts'
import { Neighborhood } from './neighborhood.tsx'
import { useSince } from './write-since.ts'

const badge = 'flex items-center gap-1 rounded-full px-3 py-1 text-sm font-semibold'

const STATE_LOOKS = {
  reserved: 'bg-gold text-gold-foreground',
  paused: 'bg-foreground text-background',
  pending_review: 'bg-foreground text-background',
  expired: 'bg-danger text-danger-foreground',
  fulfilled: 'bg-danger text-danger-foreground',
} as const

/** Price, title, place and age: what decides whether somebody reads on. */
export function ListingSummary({ listing }: { listing: ListingDetail }) {
  const t = useTranslations('listings')
  const placeName = usePlaceName()
  const since = useSince()
  const { place, price, kind, featured, state, favorites } = listing
  return (
    <header className="grid gap-3">
      {(featured || kind === 'wanted' || state !== 'active') && (
        <div className="flex flex-wrap gap-2">
          {state !== 'active' && (
            <span className={`${badge} ${STATE_LOOKS[state]}`}>{t(`page.${state}`)}</span>
          )}
          {featured && (
            <span className={`${badge} bg-gold text-gold-foreground`}>
              <Star size={14} fill="currentColor" aria-hidden="true" />
              {t('card.featured')}
            </span>
          )}
          {kind === 'wanted' && (
            <span className={`${badge} bg-foreground text-background`}>{t('card.wanted')}</span>
          )}
        </div>
      )}
      <p className="font-display text-3xl leading-tight font-extrabold text-accent">
        <ListingPrice price={price} category={listing.category} />
        {price.type === 'negotiable' && (
          <span className="ms-2 inline-block align-middle font-sans text-sm font-medium text-muted">
            {t('price.type.negotiable')}
          </span>
        )}
      </p>
      <h1 lang={listing.lang} className="text-2xl leading-snug font-bold text-pretty wrap-anywhere">
        {listing.title}
      </h1>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-muted">
        {place && (
          <li className="flex gap-1.5">
            <MapPin size={18} aria-hidden="true" className="mt-[0.25em] shrink-0" />
            <span>
              <Neighborhood of={place} />
              {placeName(place)}
            </span>
          </li>
        )}
        <li className="flex gap-1.5">
          <Clock size={18} aria-hidden="true" className="mt-[0.25em] shrink-0" />
          <time dateTime={listing.publishedAt}>{t('page.posted', { when: since(listing.publishedAt) })}</time>
        </li>
        {favorites !== null && favorites > 0 && (
          <li className="flex gap-1.5">
            <Heart size={18} aria-hidden="true" className="mt-[0.25em] shrink-0" />
            {t('page.favorites', { n: favorites })}
          </li>
        )}
      </ul>
      {(state === 'expired' || state === 'fulfilled') && (
        <p className="rounded-xl bg-surface-secondary p-3">{t(`page.${state}Text`)}</p>
      )}
    </header>
  )
}
