import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import type { ListingFiltersInput } from '#contract/listings/search-listings.ts'
import { useLayout } from '#web/listings/layout/choose-layout.ts'
import { ListingGrid, ListingGridSkeleton } from '#web/listings/card/listing-grid.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { ListingSearchState } from './change-search.ts'
import { EmptyResults } from './empty-results.tsx'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { FurtherAway } from './further-away.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import type { useSearchListings } from './search-listings.ts'

/** Fewer rows than this are followed by what lies outside the radius. */
const FEW = 8

interface ResultsProps {
  search: ListingSearchState
  place: ListPlace | null
  query: ListingFiltersInput | null
  results: ReturnType<typeof useSearchListings>
}

/** The rows of a list in each of their states. */
export function Results({ search, place, query, results }: ResultsProps) {
  const t = useTranslations('listings.search')
  const { error, isPlaceholderData, hasNextPage, isFetchingNextPage } = results
  const { layout } = useLayout()
  // cards are drawn in slices: a tap meanwhile is answered
  const data = useDeferredValue(results.data)
  if (!data) {
    if (error === null) return <ListingGridSkeleton />
    return <ErrorState error={error} onRetry={() => void results.refetch()} />
  }
  const listings = data.pages.flatMap((page) => page.items)
  const isFew = !isPlaceholderData && !hasNextPage && listings.length < FEW
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
      {listings.length === 0 ? (
        <EmptyResults search={search} place={place} query={query} />
      ) : (
        <section aria-labelledby="results">
          <h2 id="results" className="sr-only">
            {t('results')}
          </h2>
          <ListingGrid listings={listings} readerCountry={place?.country} layout={layout} />
        </section>
      )}
      <LoadMore
        pages={data.pages.length}
        hasMore={hasNextPage && !isPlaceholderData}
        isLoading={isFetchingNextPage}
        error={results.isFetchNextPageError ? error : null}
        onMore={() => void results.fetchNextPage()}
      />
      {isFew && query?.radius !== undefined && place && <FurtherAway query={query} country={place.country} />}
    </div>
  )
}
