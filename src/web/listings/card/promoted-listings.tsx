import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { useSite } from '#web/site/public.tsx'
import { ListingGrid } from './listing-grid.tsx'
import { promotedSlots } from './promoted-policy.ts'

/** Of the newest that are featured and fit the search, some take turns. */
const READ = 24

interface PromotedListingsProps {
  query: ListingFiltersInput
  /** How many were found on the first page. */
  found: number
  country: string | undefined
  layout: 'grid' | 'list'
}

/** Promoted listings that fit a search, labelled, above its results. Nothing where nothing is sold. */
export function PromotedListings({ query, found, country, layout }: PromotedListingsProps) {
  const t = useTranslations('listings.search')
  const isSold = useSite().data?.sells === true && query.featured === undefined
  const [now] = useState(() => Date.now())
  const { data } = useQuery({
    ...api(searchListings).queryOptions({ ...query, featured: true, sort: 'newest', limit: READ }),
    enabled: isSold,
    staleTime: Infinity,
  })
  const shown = isSold ? promotedSlots(data?.items ?? [], found, now) : []
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="promoted" className="mb-5 border-b border-separator pb-5">
      <h2 id="promoted" className="mb-2 font-sans text-sm font-semibold text-muted">
        {t('promoted')}
      </h2>
      <ListingGrid listings={shown} readerCountry={country} layout={layout} />
    </section>
  )
}
