import { UserId } from '#contract/profiles/profile.ts'
import { type Broadcast, BROADCAST_LIMITS } from '#contract/staff/broadcasts/broadcast.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findBroadcasts } from './broadcast-store.ts'
import { viewBroadcast } from './broadcast-view.ts'

export async function listBroadcasts({ db }: Pick<Platform, 'db'>): Promise<{ items: Broadcast[] }> {
  const rows = await findBroadcasts(db, BROADCAST_LIMITS.listed)
  const authors = rows.flatMap(({ author_id }) => (author_id === null ? [] : [UserId.parse(author_id)]))
  const cards = await personCards(db, authors)
  return {
    items: rows.map((row) =>
      viewBroadcast(
        row,
        row.author_id === null ? null : (cards.get(UserId.parse(row.author_id))?.name ?? null),
      ),
    ),
  }
}
