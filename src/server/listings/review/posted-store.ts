import { sql } from 'kysely'
import { countRemovals } from '#server/moderation/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** What became of all that somebody posted. */
export async function countPosted(
  db: Database | Tx,
  ownerId: string,
  since: Date,
): Promise<{ published: number; good: number; refused: number; refusedLately: number }> {
  const { rows } = await sql<{ published: number; good: number }>`
    select count(*)::int as published, count(*) filter (where state not in ('removed', 'deleted'))::int as good
    from listing where owner_id = ${ownerId} and published_at is not null`.execute(db)
  const removals = await countRemovals(db, { personId: ownerId, kinds: ['listing', 'revision'], since })
  return {
    published: rows[0]?.published ?? 0,
    good: rows[0]?.good ?? 0,
    refused: removals.all,
    refusedLately: removals.lately,
  }
}
