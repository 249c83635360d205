import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Day, Figure } from '#server/platform/figure.ts'

/** What was published and closed on a day, and closed with somebody from here. */
export async function countListingsOf(db: Database | Tx, { from, to }: Day): Promise<Figure[]> {
  const { rows } = await sql<{ published: number; closed: number; here: number }>`
    select
      (select count(*)::int from listing where published_at >= ${from} and published_at < ${to}) as published,
      count(*)::int as closed, count(*) filter (where close_outcome = 'sold_here')::int as here
    from listing where closed_at >= ${from} and closed_at < ${to}`.execute(db)
  return rows.flatMap(({ published, closed, here }) => [
    { metric: 'new_listings', slice: '', value: published },
    { metric: 'closed', slice: '', value: closed },
    { metric: 'closed_here', slice: '', value: here },
  ])
}

/** Cities with the most that is on offer. */
const CITIES = 10

/** What is on offer now, by category and in the cities with the most of it. */
export async function countLive(db: Database | Tx): Promise<Figure[]> {
  const live = sql`state in ('active', 'reserved') and expires_at > clock_now()`
  const { rows } = await sql<Figure>`
    (select 'live_listings' as metric, category as slice, count(*)::int as value from listing
      where ${live} group by category)
    union all
    (select 'live_in_city', left(place.name, 200), count(*)::int from listing
      join place on place.id = listing.place_id
      where ${live} group by place.id, place.name order by count(*) desc limit ${CITIES})`.execute(db)
  const bySlice = new Map<string, Figure>()
  // cities of one name are one
  for (const row of rows) {
    const key = `${row.metric} ${row.slice}`
    bySlice.set(key, { ...row, value: row.value + (bySlice.get(key)?.value ?? 0) })
  }
  return [...bySlice.values()]
}
