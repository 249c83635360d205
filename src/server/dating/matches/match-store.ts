import type { CursorPoint } from '#server/platform/cursor.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DatingMatch } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type MatchRow = Selectable<DatingMatch>
/** A match as one of the two has it. */
export type PlacedMatch = MatchRow & { other_id: string; liked_prompt: string | null }

/** The answer of this person that the other one named when they liked them. */
const likedPrompt = (userId: string, other: RawBuilder<unknown>) => sql`(
  select prompt from dating_swipe where swiper_id = ${other} and swiped_id = ${userId}) as liked_prompt`

export async function setThread(tx: Tx, matchId: string, threadId: string): Promise<void> {
  await tx.updateTable('dating_match').set({ thread_id: threadId }).where('id', '=', matchId).execute()
}

/** Both halves are read by an index each; what a block hides is not among them. */
export async function findMatchesOf(
  db: Database | Tx,
  userId: string,
  { after, limit }: { after: CursorPoint | null; limit: number },
): Promise<PlacedMatch[]> {
  const half = (own: 'low_id' | 'high_id', other: 'low_id' | 'high_id') => sql`
    (select m.*, ${sql.ref(other)} as other_id, ${likedPrompt(userId, sql.ref(other))} from dating_match as m
    where ${sql.ref(own)} = ${userId} and ended_at is null and thread_id is not null
      and (${after?.at ?? null}::timestamptz is null
        or (created_at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      and not is_blocked_in('match', low_id, high_id)
    order by created_at desc, id desc limit ${limit})`
  const { rows } = await sql<PlacedMatch>`
    select * from (${half('low_id', 'high_id')} union all ${half('high_id', 'low_id')}) as together
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** One's own, as long as it lasts and no block hides it. */
export async function findMatch(
  db: Database | Tx,
  userId: string,
  matchId: string,
): Promise<PlacedMatch | null> {
  const { rows } = await sql<PlacedMatch>`
    select m.*, other_id, ${likedPrompt(userId, sql`other_id`)}
    from dating_match as m
    cross join lateral (select case when low_id = ${userId} then high_id else low_id end as other_id) as other
    where id = ${matchId} and ${userId} in (low_id, high_id) and ended_at is null and thread_id is not null
      and not is_blocked_in('match', low_id, high_id)`.execute(db)
  return rows[0] ?? null
}

/** Nobody of the two swipes the other until the transaction ends; the same lock as in dating_swipe_on. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const [low, high] = inOrder(one, other)
  await sql`select pg_advisory_xact_lock(hashtextextended(${low}::text || ${high}::text, 1))`.execute(tx)
}

const inOrder = (one: string, other: string): [low: string, high: string] =>
  one < other ? [one, other] : [other, one]

/** @returns the match that ended with this, if the two had one */
export async function endMatchOf(
  tx: Tx,
  { one, other, at }: { one: string; other: string; at: Date },
): Promise<MatchRow | null> {
  const [low, high] = inOrder(one, other)
  const row = await tx
    .updateTable('dating_match')
    .set({ ended_at: at })
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** All of one person that last. */
export function findAllMatches(tx: Tx, userId: string): Promise<MatchRow[]> {
  return tx
    .selectFrom('dating_match')
    .selectAll()
    .where((by) => by.or([by('low_id', '=', userId), by('high_id', '=', userId)]))
    .orderBy('id')
    .execute()
}

/** Without the other one's id. */
export async function exportMatches(tx: Tx, userId: string): Promise<unknown[]> {
  const rows = await findAllMatches(tx, userId)
  return rows.map(({ id, thread_id, created_at, ended_at }) => ({ id, thread_id, created_at, ended_at }))
}
