import { useParams } from '@tanstack/react-router'
import { ListingId } from '#contract/listings/listing.ts'
import { NotFoundPage } from '#web/ui/states/not-found.tsx'
import { ListingView } from './page/listing-view.tsx'

/** The page of one listing. */
export function ListingPage() {
  const { id } = useParams({ strict: false })
  const listingId = ListingId.safeParse(id)
  return listingId.success ? (
    <ListingView key={listingId.data} listingId={listingId.data} />
  ) : (
    <NotFoundPage />
  )
}
