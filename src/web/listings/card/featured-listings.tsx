import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { api } from '#web/platform/call/api.ts'
import { useErrorText } from '#web/platform/call/error-text.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'

const SHOWN = 8

/** The newest featured listings, wherever they are. Light: it stands on the home page. */
export function FeaturedListings() {
  const t = useTranslations('listings.featured')
  const {
    data: arrived,
    error,
    refetch,
  } = useQuery({
    ...api(searchListings).queryOptions({ featured: true, limit: SHOWN }),
    ...api(searchListings).kept('list'),
  })
  // cards are drawn in slices: a tap meanwhile is answered
  const data = useDeferredValue(arrived)
  if (data && data.items.length === 0) return <EmptyState sentence={t('empty')} />
  if (data) return <ListingGrid listings={data.items} />
  if (error) return <FeaturedError error={error} onRetry={() => void refetch()} />
  return <ListingGridSkeleton count={SHOWN} />
}

function FeaturedError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
