import { useQuery } from '@tanstack/react-query'
import type { ListingId } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { ListingCard } from '#web/listings/card/listing-card.tsx'
import { api } from '#web/platform/call/api.ts'
import { formOf } from '#web/listings/posting/form/listing-form-policy.ts'
import { previewCard } from '#web/listings/posting/form/preview-policy.ts'

export const useOwnListing = (listingId: ListingId) =>
  useQuery(api(readOwnListing).queryOptions({ listingId }))

interface OwnListingPreviewProps {
  listingId: ListingId
  isFeatured: boolean
  isHighlighted: boolean
}

/** One's own listing as others will see it in a list, promoted. It leads nowhere. */
export function OwnListingPreview({ listingId, isFeatured, isHighlighted }: OwnListingPreviewProps) {
  const { data: own } = useOwnListing(listingId)
  if (!own) return null
  const card = previewCard(formOf(own), own.title, own.publishedAt ?? own.updatedAt)
  return (
    <div inert>
      <ListingCard listing={{ ...card, featured: isFeatured, highlighted: isHighlighted }} eager />
    </div>
  )
}
