import { useQuery } from '@tanstack/react-query'
import type { ListingId } from '#contract/listings/listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { api } from '#web/platform/call/api.ts'

/** A published listing. */
export const useListing = (listingId: ListingId) =>
  useQuery({ ...api(readListing).queryOptions({ listingId }), ...api(readListing).kept('detail') })
