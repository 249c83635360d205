import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { CursorBy } from './cursor-policy.ts'
import { COLUMNS, type ListingRow } from './listing-store.ts'

export type OwnTab = 'all' | 'active' | 'draft' | 'expired'

/** The state as of now, as listing-policy.ts has it. */
const STATE = sql<OwnTab>`case when state = 'active' and expires_at <= clock_now() then 'expired' else state end`

/** Latest change first, each with its place in that order to the microsecond. */
export function findOwnListings(
  db: Database | Tx,
  ownerId: string,
  { tab, after, most }: { tab: OwnTab; after: CursorBy<'changed'> | null; most: number },
): Promise<(ListingRow & { changed: number })[]> {
  const changed = sql<number>`(extract(epoch from updated_at) * 1000000)::bigint`
  return db
    .selectFrom('listing')
    .select([...COLUMNS, changed.as('changed')])
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'deleted')
    .$if(tab !== 'all', (query) => query.where(STATE, '=', tab))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(updated_at, id) < (timestamptz 'epoch' + ${after?.at}::float8 * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function countOwnListings(db: Database | Tx, ownerId: string): Promise<Record<OwnTab, number>> {
  const rows = await db
    .selectFrom('listing')
    .select([STATE.as('tab'), ({ fn }) => fn.countAll<number>().as('listings')])
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'deleted')
    .groupBy('tab')
    .execute()
  const of = (tab: OwnTab) => rows.find((row) => row.tab === tab)?.listings ?? 0
  const counts = { active: of('active'), draft: of('draft'), expired: of('expired') }
  return { all: counts.active + counts.draft + counts.expired, ...counts }
}
