import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { listPosterListings } from '#contract/listings/poster/list-poster-listings.ts'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { ListingGrid, ListingGridSkeleton } from '#web/listings/card/listing-grid.tsx'
import { api } from '#web/platform/call/api.ts'

/** Where the card of the poster leads to. */
export const POSTER_LISTINGS = 'poster-listings'

/** What else the poster has on offer. Says nothing when that is nothing or cannot be had. */
export function PosterListings({ listing: { id, poster } }: { listing: ListingDetail }) {
  const t = useTranslations('listings.page.poster')
  const { data, isPending } = useQuery(api(listPosterListings).queryOptions({ listingId: id }))
  const listings = data?.items ?? []
  if (poster.activeListings < 2 || (!isPending && listings.length === 0)) return null
  return (
    <section aria-labelledby={POSTER_LISTINGS} className="mt-12 scroll-mt-20">
      <h2 id={POSTER_LISTINGS} tabIndex={-1} className="mb-4 text-2xl font-bold outline-none">
        {t('more', { name: poster.name })}
      </h2>
      {isPending ? (
        <ListingGridSkeleton count={Math.min(4, poster.activeListings - 1)} />
      ) : (
        <ListingGrid listings={listings} />
      )}
    </section>
  )
}
