import { type Favorite, FavoriteState } from '#contract/listings/favorites/favorite.ts'
import { ListingCard, ListingId } from '#contract/listings/listing.ts'
import type { FavoriteRow } from './favorite-store.ts'

export const viewFavorite = ({ listing_id, created_at, state, card }: FavoriteRow): Favorite => ({
  listingId: ListingId.parse(listing_id),
  savedAt: created_at.toISOString(),
  state: FavoriteState.parse(state),
  card: ListingCard.nullable().parse(card),
})
