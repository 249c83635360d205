import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FEW_MATCHES } from '#contract/listings/search/read-search.ts'
import type { ListingCard } from '#contract/listings/listing.ts'
import type { ListingFiltersInput } from '#contract/listings/search/search-listings.ts'
import { useLayout } from '#web/listings/layout/choose-layout.ts'
import { ListingGrid, ListingGridSkeleton } from '#web/listings/card/listing-grid.tsx'
import { PromotedListings } from '#web/listings/card/promoted-listings.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import type { ListingSearchState } from './change-search.ts'
import { FeedLink } from './feed-link.tsx'
import { useHidden } from '#web/listings/recent/store-hidden.ts'
import { useSeen } from '#web/listings/recent/store-seen.ts'
import { CompareBar } from '#web/listings/compare/compare-bar.tsx'
import { CompareButton } from '#web/listings/compare/compare-button.tsx'
import { HideButton } from '#web/listings/recent/hide-button.tsx'
import { EmptyResults } from './empty-results.tsx'
import type { ListPlace } from '#web/geo/place/public.tsx'
import { NearMisses } from './near-misses.tsx'
import { LoadMore } from '#web/ui/states/load-more.tsx'
import type { useSearchListings } from './search-listings.ts'

/** So many cards are drawn first, a screen of a phone; the others follow at once. */
const FIRST_DRAWN = 6

type Page = NonNullable<ReturnType<typeof useSearchListings>['data']>['pages'][number]

interface ResultsProps {
  search: ListingSearchState
  place: ListPlace | null
  query: ListingFiltersInput | null
  results: ReturnType<typeof useSearchListings>
}

/** The rows of a list in each of their states. */
export function Results(props: ResultsProps) {
  const { data, error, refetch } = props.results
  const [wasThere] = useState(data !== undefined)
  // cards are drawn in slices: a tap meanwhile is answered
  const shown = useDeferredValue(data)
  if (shown) return <Found {...props} pages={shown.pages} isKnown={wasThere} />
  if (error === null) return <ListingGridSkeleton />
  return <ErrorState error={error} onRetry={() => void refetch()} />
}

interface FoundProps extends ResultsProps {
  pages: readonly Page[]
  /** It was there before: somebody came back, to where they had scrolled. */
  isKnown: boolean
}

function Found({ search, place, query, results, pages, isKnown }: FoundProps) {
  const t = useTranslations('listings.search')
  const { error, isPlaceholderData, hasNextPage, isFetchingNextPage } = results
  const { layout } = useLayout()
  const seen = useSeen()
  const hidden = useHidden()
  const [showsHidden, setShowHidden] = useState(false)
  const found = useMemo(() => pages.flatMap((page) => page.items), [pages])
  const all = useMemo(
    () => (showsHidden ? found : found.filter(({ id }) => !hidden.has(id))),
    [found, hidden, showsHidden],
  )
  const hiddenCount = found.filter(({ id }) => hidden.has(id)).length
  const listings = useDeferredValue(all, isKnown ? all : all.slice(0, FIRST_DRAWN))
  const loaded = results.data?.pages.length ?? 0
  const isDrawn = listings.length === all.length && pages.length === loaded
  const isFew = !isPlaceholderData && !hasNextPage && all.length < FEW_MATCHES
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60 transition-opacity' : ''}>
      {found.length === 0 ? (
        <EmptyResults search={search} place={place} query={query} />
      ) : (
        <>
          {query && (
            <PromotedListings
              query={query}
              found={pages[0]?.items.length ?? 0}
              country={place?.country}
              layout={layout === 'list' ? 'list' : 'grid'}
            />
          )}
          <section aria-labelledby="results">
            <h2 id="results" className="sr-only">
              {t('results')}
            </h2>
            <ListingGrid
              listings={listings}
              readerCountry={place?.country}
              layout={layout === 'list' ? 'list' : 'grid'}
              markOf={({ id }) => (seen.has(id) ? t('seen') : undefined)}
              Act={CardActs}
            />
            {hiddenCount > 0 && (
              <p className="mt-5 flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
                {t('hiddenCount', { n: hiddenCount })}
                <button
                  type="button"
                  onClick={() => setShowHidden(!showsHidden)}
                  className="min-h-11 min-w-11 underline underline-offset-4 hover:text-foreground"
                >
                  {t(showsHidden ? 'hideAgain' : 'showHidden')}
                </button>
              </p>
            )}
          </section>
        </>
      )}
      <LoadMore
        list={{
          data: results.data,
          hasNextPage: hasNextPage && !isPlaceholderData,
          isFetchingNextPage: isFetchingNextPage || !isDrawn,
          isFetchNextPageError: results.isFetchNextPageError,
          error,
          fetchNextPage: results.fetchNextPage,
        }}
      />
      <CompareBar />
      {query && isDrawn && !hasNextPage && <FeedLink query={query} />}
      {isFew && query && place && <NearMisses query={query} country={place.country} />}
    </div>
  )
}

/** What is done with a listing without opening it. */
const CardActs = ({ listing }: { listing: ListingCard }) => (
  <span className="flex">
    <HideButton listing={listing} />
    <CompareButton listing={listing} />
  </span>
)
