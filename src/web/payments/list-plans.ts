import { useQuery } from '@tanstack/react-query'
import type { ListingId } from '#contract/listings/listing.ts'
import { listPlans } from '#contract/payments/plans/list-plans.ts'
import { api } from '#web/platform/call/api.ts'

/** Prices and states may have changed since they were looked at last. */
export const usePlans = (listingId: ListingId) =>
  useQuery({ ...api(listPlans).queryOptions({ listingId }), staleTime: 0 })
