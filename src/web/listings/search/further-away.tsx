import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { ListingGrid } from '#web/listings/card/listing-grid.tsx'
import { api } from '#web/platform/call/api.ts'

const SHOWN = 8
/** Enough to leave something when those within the radius are taken off. */
const ASKED = 2 * SHOWN

interface FurtherAwayProps {
  /** The query that had few answers; it has a radius. */
  query: ListingFiltersInput
  country: string
}

/** What lies outside the radius, nearest first, when there is little or nothing inside. */
export function FurtherAway({ query, country }: FurtherAwayProps) {
  const t = useTranslations('listings.search')
  const { radius, ...anywhere } = query
  const { data } = useQuery(api(searchListings).queryOptions({ ...anywhere, sort: 'distance', limit: ASKED }))
  const outside = (data?.items ?? [])
    .filter(({ distanceMiles }) => distanceMiles === null || distanceMiles > Number(radius))
    .slice(0, SHOWN)
  if (outside.length === 0) return null
  return (
    <section aria-labelledby="further-away" className="mt-10">
      <h2 id="further-away" className="mb-4 text-xl font-bold md:text-2xl">
        {t('furtherAway')}
      </h2>
      <ListingGrid listings={outside} readerCountry={country} />
    </section>
  )
}
