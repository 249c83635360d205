import { Skeleton } from '@heroui/react/skeleton'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Category } from '#contract/listings/category.ts'
import { useMediaQuery } from '#web/ui/media-query.ts'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { SaveSearchButton } from './alerts/save-search-button.tsx'
import { useLayout } from './layout/choose-layout.ts'
import { LayoutSwitch } from './layout/layout-switch.tsx'
import { RecentListings } from './recent/recent-listings.tsx'
import { ActiveFilters } from './search/active-filters.tsx'
import { AlsoShowing } from './search/also-showing.tsx'
import { countFilters, isEverywhere } from './search/apply-filters.ts'
import { CategoryChips } from './search/category-chips.tsx'
import { useListingSearch, useTypeWords } from './search/change-search.ts'
import { useChooseSuggestion } from './search/suggestions/choose-suggestion.ts'
import { useListPlace } from '#web/geo/place/public.tsx'
import { ReadingLines } from './search/reading-lines.tsx'
import { useTypedSearch } from './search/read-typed.ts'
import { ResultsCount } from './search/results-count.tsx'
import { Results } from './search/results.tsx'
import { listingPages, useSearchListings } from './search/search-listings.ts'
import { FilterButton, SearchRow } from './search/search-row.tsx'
import { SortSelect } from './search/sort-select.tsx'
import { useVisit } from './search/visit-list.ts'
import { useCountText } from './search/write-count.ts'

const FilterPanel = lazy(() =>
  import('./search/filter-panel.tsx').then((module) => ({ default: module.FilterPanel })),
)
const ListMap = lazy(() => import('./map/list-map.tsx').then((module) => ({ default: module.ListMap })))
const FilterSheet = lazy(() =>
  import('./search/filter-sheet.tsx').then((module) => ({ default: module.FilterSheet })),
)

/** All listings, or those of one category: filters beside the rows on wide screens, in a sheet on small ones. */
export function ListingsPage({ category }: { category: Category | null }) {
  const t = useTranslations('listings')
  const typed = useListingSearch(category)
  const around = useListPlace(typed.filters, { isNeeded: !isEverywhere(typed.filters) })
  const { query, search, place, reading } = useTypedSearch(typed, around, category)
  const { filters, change } = search
  const type = useTypeWords(typed)
  const results = useSearchListings(query)
  useVisit(listingPages(query).queryKey)
  const chooseSuggestion = useChooseSuggestion(search, place)
  const isWide = useMediaQuery('(min-width: 1024px)')
  const { layout } = useLayout()
  const [sheet, setSheet] = useState<boolean | null>(null)
  const { show } = useCountText()

  const sort = (
    <SortSelect filters={filters} isCompact={!isWide} onChange={(next) => void change({ sort: next })} />
  )
  const total = results.isPlaceholderData ? undefined : results.data?.pages[0]?.count
  return (
    <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="grid min-w-0 gap-3 lg:col-span-2 lg:mb-2 lg:gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="flex min-w-0 flex-[1_1_9rem] flex-col gap-x-4 md:flex-row md:flex-wrap md:items-center">
            <h1 className="text-2xl font-bold md:text-4xl">
              {filters.featured && t('search.featured')}
              {!filters.featured && (filters.category ? t(`category.${filters.category}`) : t('search.all'))}
            </h1>
            <ResultsCount results={results} />
          </div>
          <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
            <SaveSearchButton query={query} place={place} isCompact={!isWide} />
            <LayoutSwitch />
          </div>
        </div>
        <CategoryChips category={filters.category} />
      </header>
      {isWide && (
        <aside
          aria-label={t('search.filters')}
          className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto rounded-card bg-surface p-5 shadow-card"
        >
          <Suspense fallback={<FilterSkeleton />}>
            <FilterPanel search={search} place={place} />
          </Suspense>
        </aside>
      )}
      <div className="grid min-w-0 content-start gap-3">
        <SearchRow
          words={typed.filters.q}
          onWords={type}
          onChoose={(suggestion) => void chooseSuggestion(suggestion)}
        >
          {isWide ? sort : <FilterButton count={countFilters(filters)} onClick={() => setSheet(true)} />}
        </SearchRow>
        <div className="flex items-center justify-between gap-2">
          <ActiveFilters
            search={search}
            place={place}
            onEditPlace={() => (isWide ? focusCityBox() : setSheet(true))}
          />
          {!isWide && sort}
        </div>
        {reading && (
          <ReadingLines
            reading={reading}
            typed={typed.filters.q}
            search={search}
            place={place}
            onAsTyped={() => void typed.change({ asTyped: 'true' })}
          />
        )}
        <AlsoShowing words={results.data?.pages[0]?.alsoShowing ?? []} onSearch={type} />
        {layout === 'map' && (
          // where its code cannot be fetched the list stands there all the same
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<MapSkeleton />}>
              <ListMap search={search} place={place} query={query} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Results search={search} place={place} query={query} results={results} />
        {results.data && !results.hasNextPage && (
          <RecentListings except={results.data.pages.flatMap(({ items }) => items)} />
        )}
      </div>
      {!isWide && sheet !== null && (
        <Suspense>
          <FilterSheet
            isOpen={sheet}
            onOpenChange={setSheet}
            search={search}
            place={place}
            doneLabel={total ? show(total) : t('search.showResults')}
          />
        </Suspense>
      )}
    </div>
  )
}

const MapSkeleton = () => <Skeleton className="h-[min(26rem,60dvh)] w-full rounded-card" />

/** The shape of the filters while their code is fetched. */
function FilterSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6">
      {['h-11', 'h-28', 'h-10', 'h-12', 'h-6'].map((height) => (
        <div key={height} className="grid gap-2">
          <Skeleton className="h-4 w-20 rounded-lg" />
          <Skeleton className={`${height} w-full rounded-xl`} />
        </div>
      ))}
    </div>
  )
}

const focusCityBox = () => document.querySelector<HTMLInputElement>('#list-place input')?.focus()
