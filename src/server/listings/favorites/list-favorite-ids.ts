import { FAVORITE_LIMITS } from '#contract/listings/favorites/favorite.ts'
import { ListingId } from '#contract/listings/listing.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findFavoriteIds } from './favorite-store.ts'

export async function listFavoriteIds(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ ids: ListingId[] }> {
  const ids = await findFavoriteIds(db, userId, FAVORITE_LIMITS.perPerson)
  return { ids: ids.map((id) => ListingId.parse(id)) }
}
