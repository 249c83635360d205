import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Category } from '#contract/listings/category.ts'
import { searchListings } from '#contract/listings/search-listings.ts'
import { ListingGrid, ListingGridSkeleton } from '#web/listings/card/listing-grid.tsx'
import { api } from '#web/platform/api.ts'

const SHOWN = 4

interface SimilarListingsProps {
  /** All categories when it is not known. */
  category: Category | null
  around: { lat: number; lng: number } | null
  /** The listing on the page itself. */
  except: string
}

/** Others of the same category, nearest first. Says nothing when there are none or when they cannot be had. */
export function SimilarListings({ category, around, except }: SimilarListingsProps) {
  const t = useTranslations('listings.page')
  const { data, isPending } = useQuery(
    api(searchListings).queryOptions({
      ...(category && { category }),
      ...(around && { lat: around.lat, lng: around.lng, sort: 'distance' as const }),
      limit: SHOWN + 1,
    }),
  )
  const listings = (data?.items ?? []).filter(({ id }) => id !== except).slice(0, SHOWN)
  if (!isPending && listings.length === 0) return null
  return (
    <section aria-labelledby="similar" className="mt-12">
      <h2 id="similar" className="mb-4 text-2xl font-bold">
        {t(category ? 'similar' : 'others')}
      </h2>
      {isPending ? <ListingGridSkeleton count={SHOWN} /> : <ListingGrid listings={listings} />}
    </section>
  )
}
