import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { usePlaceName, useQuietPlace } from '#web/platform/place.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { nearFirst } from './card-policy.ts'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'

const SHOWN = 8
/** A row on wide screens, two on phones: what else there is stands below. */
const NEAR_SHOWN = 4
/** Miles that are near enough to go and look. */
const NEAR = 50
/** Of the newest that are featured, those nearby come first. */
const FEATURED_READ = 24

/** Where the reader is, as a search has it; null while that is found. */
function useAround(): ListingFiltersInput | null {
  const { place, isPending } = useQuietPlace()
  if (isPending) return null
  return place === null ? {} : { lat: place.lat, lng: place.lng }
}

const useHomeListings = (filters: ListingFiltersInput, isAsked: boolean) =>
  useQuery({
    ...api(searchListings).queryOptions(filters),
    ...api(searchListings).kept('list'),
    enabled: isAsked,
  })

/** The newest listings around the reader; where there are none, the newest of all. */
export function NearListings() {
  const t = useTranslations('app.home')
  const placeName = usePlaceName()
  const { place } = useQuietPlace()
  const around = useAround()
  const newest = { ...around, sort: 'newest', limit: NEAR_SHOWN } as const
  const near = useHomeListings({ ...newest, radius: NEAR }, place !== null)
  const isLonely = around !== null && (place === null || near.data?.items.length === 0)
  const everywhere = useHomeListings(newest, isLonely)
  const found = isLonely ? everywhere : near
  // cards are drawn in slices: a tap meanwhile is answered
  const data = useDeferredValue(found.data)
  return (
    <section aria-labelledby="near">
      <h2 id="near" className="mb-5 text-2xl font-bold md:text-3xl">
        {place === null || isLonely ? t('newest') : t('near', { place: placeName(place) })}
      </h2>
      {data ? (
        <ListingGrid listings={data.items} readerCountry={place?.country} />
      ) : found.error ? (
        <ListError error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <ListingGridSkeleton count={NEAR_SHOWN} />
      )}
    </section>
  )
}

/** The newest featured listings, those nearby first. Light: it stands on the home page. */
export function FeaturedListings() {
  const t = useTranslations('listings.featured')
  const around = useAround()
  const asked = { ...around, featured: true, sort: 'newest', limit: FEATURED_READ } as const
  const { data: arrived, error, refetch } = useHomeListings(asked, around !== null)
  const data = useDeferredValue(arrived)
  if (data && data.items.length === 0) return <EmptyState sentence={t('empty')} />
  if (data) return <ListingGrid listings={nearFirst(data.items, NEAR).slice(0, SHOWN)} />
  if (error) return <ListError error={error} onRetry={() => void refetch()} />
  return <ListingGridSkeleton count={SHOWN} />
}

function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('ui')
  const errorText = useErrorText()
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-card bg-surface px-6 py-12 text-center"
    >
      <p className="text-lg font-semibold">{t('error.load')}</p>
      <p className="text-muted">{errorText(error)}</p>
      <Button variant="secondary" onClick={onRetry}>
        <RotateCw size={18} aria-hidden="true" />
        {t('retry')}
      </Button>
    </div>
  )
}
