import { DAY_MS } from '#contract/kit/duration.ts'
import { type OwnListingCard, VIEW_DAYS } from '#contract/listings/listing.ts'
import { countNewFavorites } from '#server/listings/favorites/favorite-store.ts'
import { countMessagesAbout } from '#server/messaging/public.ts'
import { countViewsSince } from './view-store.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

type Interest = OwnListingCard['interest']

/** What came of a promotion: readers from its first day on, and messages of others since it began. */
export async function readPromoted(
  db: Database | Tx,
  listingId: string,
  since: Date,
): Promise<{ views: number; messages: number }> {
  const messages = await countMessagesAbout(db, { subjectIds: [listingId], since })
  return { views: await countViewsSince(db, listingId, since), messages: messages.get(listingId) ?? 0 }
}

/** How often each was saved in the days of the plot, and how many messages came from others; in two queries. */
export async function readInterest(
  db: Database | Tx,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, Interest>> {
  if (listingIds.length === 0) return new Map()
  const since = new Date(now.getTime() - VIEW_DAYS * DAY_MS)
  const favorites = await countNewFavorites(db, listingIds, since)
  const messages = await countMessagesAbout(db, { subjectIds: listingIds, since })
  return new Map(
    listingIds.map((id) => [id, { favorites: favorites.get(id) ?? 0, messages: messages.get(id) ?? 0 }]),
  )
}
