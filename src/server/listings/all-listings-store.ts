import { sql } from 'kysely'
import type { Category } from '#contract/listings/category.ts'
import type { ListingState } from '#contract/listings/life/state.ts'
import type { Database } from '#server/platform/database/transactions.ts'

export interface AllListingsRow {
  id: string
  owner_id: string
  title: string
  category: string
  state: string
  withheld_from: string | null
  expires_at: Date | null
  created_at: Date
  featured_until: Date | null
}

export interface AllListingsFilter {
  /** A whole id, or the beginning of a title. */
  id?: string | undefined
  title?: string | undefined
  state?: ListingState | undefined
  category?: Category | undefined
  ownerId?: string | undefined
  now: Date
}

/** Those that run out by the clock are stored as what they were. */
const RUNS = ['active', 'reserved', 'paused']

/** Of everybody, newest first, after the one with this id; neither drafts nor what its owner deleted. */
export async function findAllListings(
  db: Database,
  { id, title, state, category, ownerId, now }: AllListingsFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<AllListingsRow[]> {
  const isRunning = sql`coalesce(expires_at > ${now}, true)`
  const ofState =
    state === undefined
      ? sql`state <> 'deleted'`
      : state === 'expired'
        ? sql`(state = 'expired' or (state = any(${RUNS}) and not ${isRunning}))`
        : RUNS.includes(state)
          ? sql`((state = ${state} or state = 'withheld' and withheld_from = ${state}) and ${isRunning})`
          : sql`(state = ${state} or state = 'withheld' and withheld_from = ${state})`
  const pattern =
    title === undefined ? null : `${title.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await sql<AllListingsRow>`
    select id, owner_id, title, category, state, withheld_from, expires_at, created_at, featured_until
    from listing
    where ${ofState} and coalesce(withheld_from, state) not in ('draft', 'deleted')
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      and (${pattern}::text is null or lower(title) like ${pattern})
      and (${category ?? null}::text is null or category = ${category ?? null})
      and (${ownerId ?? null}::uuid is null or owner_id = ${ownerId ?? null}::uuid)
      and (${after}::uuid is null or id < ${after}::uuid)
    order by id desc
    limit ${limit}`.execute(db)
  return rows
}
