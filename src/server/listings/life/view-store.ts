import { type Selectable, sql } from 'kysely'
import { VIEW_DAYS } from '#contract/listings/listing.ts'
import type { ListingDay } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { isShownTo } from '#server/listings/listing-store.ts'

/** ISO day in UTC. */
const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/**
 * One more reader today, unless they were counted already, own it, or cannot see it.
 * @param viewer 16 bytes that stand for who it was, today only
 */
export async function countViewer(
  tx: Tx,
  listingId: string,
  { viewer, userId, now }: { viewer: Buffer; userId: string | null; now: Date },
): Promise<boolean> {
  const day = dayOf(now)
  const { rows } = await sql`
    with seen as (
      insert into listing_viewer (day, listing_id, viewer)
      select ${day}::date, id, ${viewer} from listing
      where id = ${listingId} and owner_id is distinct from ${userId}::uuid
        and state in ('active', 'reserved', 'expired', 'fulfilled') and ${isShownTo(userId)}
      on conflict do nothing
      returning listing_id)
    insert into listing_day (listing_id, day, views) select listing_id, ${day}::date, 1 from seen
    on conflict (listing_id, day) do update set views = listing_day.views + 1
    returning listing_id`.execute(tx)
  return rows.length > 0
}

/** How many looked at each of those listings on each of the last days, today last. */
export async function readViews(
  db: Database | Tx,
  listingIds: readonly string[],
  now: Date,
): Promise<Map<string, number[]>> {
  if (listingIds.length === 0) return new Map()
  const days = Array.from({ length: VIEW_DAYS }, (_, i) =>
    dayOf(new Date(now.getTime() - (VIEW_DAYS - 1 - i) * DAY_MS)),
  )
  const { rows } = await sql<{ id: string; day: string; views: number }>`
    select listing_id as id, day::text as day, views from listing_day
    where listing_id = any(${listingIds}::uuid[]) and day >= ${days[0]}::date`.execute(db)
  const viewsOn = new Map(rows.map(({ id, day, views }) => [`${id} ${day}`, views]))
  return new Map(listingIds.map((id) => [id, days.map((day) => viewsOn.get(`${id} ${day}`) ?? 0)]))
}

/** How many looked at a listing from that day on (UTC). */
export async function countViewsSince(db: Database | Tx, listingId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(views), 0)::int as views from listing_day
    where listing_id = ${listingId} and day >= ${dayOf(since)}::date`.execute(db)
  return rows[0]?.views ?? 0
}

/** Who looked before today is nobody's business any more. */
export async function forgetViewers(db: Database, now: Date): Promise<void> {
  await sql`delete from listing_viewer where day < ${dayOf(now)}::date`.execute(db)
}

export function findDaysOf(tx: Tx, ownerId: string): Promise<Selectable<ListingDay>[]> {
  return tx
    .selectFrom('listing_day')
    .selectAll('listing_day')
    .innerJoin('listing', 'listing.id', 'listing_day.listing_id')
    .where('listing.owner_id', '=', ownerId)
    .execute()
}
