import type { Favorite } from '#contract/listings/favorites/favorite.ts'
import { readSwitch } from '#server/notifications/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeListingCursor, encodeListingCursor } from '#server/listings/cursor-policy.ts'
import { findFavorites } from './favorite-store.ts'
import { viewFavorite } from './favorite-view.ts'

export async function listFavorites(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Favorite[]; nextCursor: string | null; byMail: boolean }> {
  const after = cursor === undefined ? null : decodeListingCursor(cursor, ['saved'])
  const [found, byMail] = await Promise.all([
    findFavorites(db, userId, { after, limit: limit + 1 }),
    readSwitch(db, userId, 'favorites', 'email'),
  ])
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const hasMore = found.length > limit
  return {
    items: shown.map(viewFavorite),
    nextCursor:
      last && hasMore ? encodeListingCursor({ by: 'saved', at: last.at, id: last.listing_id }) : null,
    byMail,
  }
}
