import type { ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { useListing } from '#web/listings/page/read-listing.ts'
import { RowFailure } from '#web/ui/states/row-failure.tsx'
import { RowSkeleton } from '#web/ui/states/row-skeleton.tsx'
import { cardOfDetail } from './card-policy.ts'
import { ListingCard } from './listing-card.tsx'

/** The card of a listing that is known by its id alone; nothing where there is none, or none any longer. */
export function ListingById({ id }: { id: ListingId }) {
  const { data, error, refetch } = useListing(id)
  if (data) return isShown(data) ? <ListingCard listing={cardOfDetail(data)} isWide /> : null
  if (error?.code === 'listings.not-found' || error?.code === 'listings.gone') return null
  if (error) return <RowFailure onRetry={() => void refetch()} />
  return <RowSkeleton />
}

/** What has ended meanwhile is not offered. */
const isShown = ({ state }: ListingDetail): boolean => state === 'active' || state === 'reserved'
