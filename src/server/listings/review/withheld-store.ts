import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Why a listing is shown to nobody: its owner is about to leave, staff have to look at it, or its owner is suspended. */
export type WithheldFor = 'deletion' | 'review' | 'suspension'

type Which = { ownerId: string } | { listingId: string }
const isMeant = (which: Which) =>
  'ownerId' in which ? sql`owner_id = ${which.ownerId}` : sql`id = ${which.listingId}`

/** What was published, or waits to be, is shown to nobody until every reason is gone. @returns how many it concerns */
export async function withholdListings(tx: Tx, which: Which, because: WithheldFor): Promise<number> {
  const { numAffectedRows } = await sql`
    update listing
    set withheld_from = case when state = 'withheld' then withheld_from else state end,
        withheld_for = withheld_for || ${because}::text,
        state = 'withheld'
    where ${isMeant(which)} and not ${because} = any(withheld_for)
      and state in ('pending_review', 'active', 'reserved', 'paused', 'expired', 'fulfilled', 'withheld')`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0)
}

/** With the last reason gone it is what it was; what ended meanwhile has ended. */
export async function releaseListings(tx: Tx, which: Which, because: WithheldFor): Promise<void> {
  const left = sql`array_remove(withheld_for, ${because}::text)`
  await sql`
    update listing
    set withheld_for = ${left},
        state = case
          when ${left} <> '{}' then 'withheld'
          when withheld_from in ('active', 'reserved', 'paused') and expires_at <= clock_now() then 'expired'
          else withheld_from end,
        withheld_from = case when ${left} <> '{}' then withheld_from end
    where ${isMeant(which)} and state = 'withheld' and ${because} = any(withheld_for)`.execute(tx)
}
