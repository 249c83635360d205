import { Category } from '#contract/listings/category.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingId } from '#contract/listings/listing.ts'
import type { ListingState } from '#contract/listings/life/state.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { placeById } from '#server/geo/public.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { findListing } from '#server/listings/listing-store.ts'
import { viewContent } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { lockStanding } from './promotion-store.ts'
import { renewableFrom } from './renewal-policy.ts'

/** A listing as whoever sells something for it sees it. */
export interface PayableListing {
  id: ListingId
  ownerId: UserId
  title: string
  category: Category
  state: ListingState
  content: DraftContent
  /** ISO 3166-1 alpha-2; null before it has a city. */
  country: string | null
  isRenewable: boolean
  featuredUntil: Date | null
  highlightedUntil: Date | null
}

/** As little of it as whoever delivers needs. */
export type PaidListing = Pick<
  PayableListing,
  'id' | 'ownerId' | 'title' | 'state' | 'featuredUntil' | 'highlightedUntil'
>

/** Locked until the transaction ends; null for what is not there, deleted, or withheld. */
export async function lockPaid(tx: Tx, listingId: string, now: Date): Promise<PaidListing | null> {
  const row = await lockStanding(tx, listingId)
  if (!row || row.state === 'deleted' || row.state === 'withheld') return null
  const { featured_until, highlighted_until } = row
  return {
    id: ListingId.parse(row.id),
    ownerId: UserId.parse(row.owner_id),
    title: row.title,
    state: stateAt(row, now),
    featuredUntil: featured_until !== null && featured_until > now ? featured_until : null,
    highlightedUntil: highlighted_until !== null && highlighted_until > now ? highlighted_until : null,
  }
}

/** Locked until the transaction ends; null for what is not there, deleted, or withheld. */
export async function readPayable(tx: Tx, listingId: string, now: Date): Promise<PayableListing | null> {
  const listing = await lockPaid(tx, listingId, now)
  const row = listing && (await findListing(tx, listingId))
  if (!row) return null
  const place = row.place_id === null ? null : await placeById(tx, PlaceId.parse(row.place_id))
  const from = renewableFrom(row, now)
  return {
    ...listing,
    category: Category.parse(row.category),
    content: viewContent(row, await findPhotos(tx, listingId)),
    country: place?.country ?? null,
    isRenewable: from !== null && from <= now,
  }
}
