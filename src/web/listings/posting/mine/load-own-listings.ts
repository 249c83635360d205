import { useInfiniteQuery } from '@tanstack/react-query'
import { listOwnListings, type OWN_LISTING_TABS } from '#contract/listings/own/list-own-listings.ts'
import type { OwnListingCard } from '#contract/listings/listing.ts'
import { api } from '#web/platform/call/api.ts'

export type OwnTab = (typeof OWN_LISTING_TABS)[number]

export interface OwnPage {
  items: OwnListingCard[]
  nextCursor: string | null
  /** How many each tab holds. */
  counts: Record<OwnTab, number>
}

/** One's own listings of a tab, page after page. */
export const useOwnListings = (tab: OwnTab) =>
  useInfiniteQuery({
    ...api(listOwnListings).infiniteOptions((cursor) => ({ tab, ...(cursor !== undefined && { cursor }) })),
    ...api(listOwnListings).kept('list'),
    staleTime: 0,
  })
