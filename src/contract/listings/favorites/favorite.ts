import { z } from 'zod'
import { ListingCard, ListingId } from '#contract/listings/listing.ts'

export const FAVORITE_LIMITS = { perPerson: 1000, pageSize: 20, pageSizeMax: 50 } as const

/** A price that fell by less than this share is not news. */
export const PRICE_DROP_SHARE = 0.05
/** Days before its end when followers are notified. */
export const ENDING_DAYS = 2

/** How a saved listing is doing. Hidden: its owner does not show it just now. Gone: it will not come back. */
export const FavoriteState = z.enum(['active', 'reserved', 'expired', 'fulfilled', 'hidden', 'gone'])
export type FavoriteState = z.infer<typeof FavoriteState>

export const Favorite = z.object({
  listingId: ListingId,
  savedAt: z.iso.datetime(),
  state: FavoriteState,
  /** Null where it is hidden or gone: nobody is shown what it said. */
  card: ListingCard.nullable(),
})
export type Favorite = z.infer<typeof Favorite>
