import { DAY_MS } from '#contract/kit/duration.ts'
import { promoteListing, lockPaid } from '#server/listings/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findWaiting, startGrant } from './grant-store.ts'

/** The days of what was bought count from when its listing is on offer; more of the same follows on. */
export async function startWaiting(
  tx: Tx,
  { listingId, at }: { listingId: string; at: Date },
): Promise<void> {
  const waiting = await findWaiting(tx, listingId)
  if (waiting.length === 0) return
  const listing = await lockPaid(tx, listingId, at)
  if (!listing) return
  let { featuredUntil, highlightedUntil } = listing
  let paidUntil: Date | undefined
  for (const { id, product, days } of waiting) {
    if (days === null) continue
    const from =
      (product === 'featured' ? featuredUntil : product === 'highlight' ? highlightedUntil : null) ?? at
    const until = new Date(from.getTime() + days * DAY_MS)
    if (product === 'featured') featuredUntil = until
    if (product === 'highlight') highlightedUntil = until
    if (product === 'posting') paidUntil = until
    await startGrant(tx, id, { startsAt: from, endsAt: until })
  }
  await promoteListing(tx, listingId, { featuredUntil, highlightedUntil, ...(paidUntil && { paidUntil }) })
}
