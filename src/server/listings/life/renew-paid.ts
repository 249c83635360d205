import { DAY_MS } from '#contract/kit/duration.ts'
import { isLive } from '#contract/listings/life/state.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { changeState, lockListing } from '#server/listings/listing-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { renewed } from './renewal-policy.ts'

/** So many days more, from now or from the end of those that are paid already; what has ended is on offer again. */
export async function renewPaid(tx: Tx, listingId: string, days: number, now: Date): Promise<Date | null> {
  const row = await lockListing(tx, listingId)
  if (!row) return null
  const state = stateAt(row, now)
  if (!isLive(state) && state !== 'expired') return null
  const from = row.paid_until !== null && row.paid_until > now ? row.paid_until : now
  const until = new Date(from.getTime() + days * DAY_MS)
  const next = isLive(state) ? state : 'active'
  const columns = { ...renewed(row, now), state: next, expires_at: until, paid_until: until, reminded: 0 }
  await changeState(tx, listingId, columns, now)
  return until
}
