import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { Category, Subcategory } from '#contract/listings/category.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { ListingGrid, ListingGridSkeleton } from '#web/listings/card/listing-grid.tsx'
import { api } from '#web/platform/call/api.ts'

const SHOWN = 4
/** Miles that still are nearby. */
const NEARBY = 100

interface SimilarListingsProps {
  /** All categories when it is not known. */
  category: Category | null
  subcategory?: Subcategory
  around: { lat: number; lng: number } | null
  /** The listing on the page itself. */
  except: string
}

/** Others of the same kind, nearest first. Says nothing when there are none or when they cannot be had. */
export function SimilarListings({ category, subcategory, around, except }: SimilarListingsProps) {
  const t = useTranslations('listings.page')
  const { data, isPending } = useQuery(
    api(searchListings).queryOptions({
      ...(category && { category }),
      ...(subcategory && { subcategory }),
      ...(around && { lat: around.lat, lng: around.lng, radius: NEARBY, sort: 'distance' as const }),
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
