import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Makes parallel acts of one person wait for each other, so that what was counted holds. */
export async function lockOwner(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`listings of ${ownerId}`}, 0))`.execute(tx)
}

/** Rooms and homes that somebody offers, or waits to, beside this one. */
export async function countOtherRooms(tx: Tx, ownerId: string, listingId: string): Promise<number> {
  const { rows } = await sql<{ rooms: number }>`
    select count(*)::int as rooms from listing
    where owner_id = ${ownerId} and id <> ${listingId} and category = 'rooms_housing' and kind = 'offer'
      and (state in ('pending_review', 'awaiting_payment')
        or state in ('active', 'reserved', 'paused') and expires_at > clock_now())`.execute(tx)
  return rows[0]?.rooms ?? 0
}

/** On offer or waiting to be, and handed in since then, whatever became of it. */
export async function countOffers(
  tx: Tx,
  ownerId: string,
  since: Date,
): Promise<{ active: number; handedIn: number }> {
  const { rows } = await sql<{ active: number; handedIn: number }>`
    select
      count(*) filter (where state in ('pending_review', 'awaiting_payment')
        or state in ('active', 'reserved', 'paused') and expires_at > clock_now()) as active,
      count(*) filter (where published_at > ${since}
        or published_at is null and state in ('pending_review', 'awaiting_payment', 'rejected') and updated_at > ${since}) as "handedIn"
    from listing where owner_id = ${ownerId}`.execute(tx)
  return rows[0] ?? { active: 0, handedIn: 0 }
}
