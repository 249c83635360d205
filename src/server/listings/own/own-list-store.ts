import { type RawBuilder, sql } from 'kysely'
import { OWN_LISTING_TABS, type OwnListingTab } from '#contract/listings/own/list-own-listings.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { CursorBy } from '#server/listings/cursor-policy.ts'
import { COLUMNS, type ListingRow } from '#server/listings/listing-store.ts'

/** The state as of now, as listing-policy.ts has it. */
const STATE = sql`case when state in ('active', 'reserved', 'paused') and expires_at <= clock_now()
  then 'expired' else state end`
const REVISION = sql`(select state from listing_revision where listing_id = listing.id)`

/** What stands under each tab. */
const TABS: Record<OwnListingTab, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  active: sql<boolean>`${STATE} in ('active', 'reserved', 'paused')`,
  in_review: sql<boolean>`state in ('pending_review', 'awaiting_payment', 'withheld') or ${REVISION} = 'pending_review'`,
  needs_changes: sql<boolean>`state = 'changes_requested' or ${REVISION} = 'changes_requested'`,
  draft: sql<boolean>`state = 'draft'`,
  ended: sql<boolean>`${STATE} in ('expired', 'fulfilled', 'rejected', 'removed')`,
}

/** Its owner sees it; what they leave behind with their account they do not. */
const IS_LISTED = sql<boolean>`state <> 'deleted' and not 'deletion' = any(withheld_for)`

/** Latest change first, each with its place in that order to the microsecond. */
export function findOwnListings(
  db: Database | Tx,
  ownerId: string,
  { tab, after, limit }: { tab: OwnListingTab; after: CursorBy<'changed'> | null; limit: number },
): Promise<(ListingRow & { changed: number })[]> {
  const changed = sql<number>`(extract(epoch from updated_at) * 1000000)::bigint`
  return db
    .selectFrom('listing')
    .select([...COLUMNS, changed.as('changed')])
    .where('owner_id', '=', ownerId)
    .where(IS_LISTED)
    .where(sql<boolean>`(${TABS[tab]})`)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(updated_at, id) < (timestamptz 'epoch' + ${after?.at}::float8 * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countOwnListings(
  db: Database | Tx,
  ownerId: string,
): Promise<Record<OwnListingTab, number>> {
  const row = await db
    .selectFrom('listing')
    .select(OWN_LISTING_TABS.map((tab) => sql<number>`count(*) filter (where ${TABS[tab]})`.as(tab)))
    .where('owner_id', '=', ownerId)
    .where(IS_LISTED)
    .executeTakeFirstOrThrow()
  return row
}
