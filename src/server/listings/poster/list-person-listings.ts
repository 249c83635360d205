import { PERSON_LISTINGS_PAGE } from '#contract/listings/poster/list-person-listings.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeListingCursor, encodeListingCursor } from '#server/listings/cursor-policy.ts'
import { readPersonCards } from '#server/listings/search/poster-store.ts'

/** JSON text. */
export async function listPersonListings(
  { hot }: Pick<Platform, 'hot'>,
  { userId: viewerId }: Member,
  { userId, cursor }: { userId: UserId; cursor?: string | undefined },
): Promise<string> {
  const after = cursor === undefined ? null : decodeListingCursor(cursor, ['newest'])
  const { cards, last } = await readPersonCards(
    hot,
    { userId, viewerId },
    { after, limit: PERSON_LISTINGS_PAGE },
  )
  const nextCursor = last && encodeListingCursor({ by: 'newest', ...last, whole: true })
  return `{"items":${cards},"nextCursor":${JSON.stringify(nextCursor)}}`
}
