import { DAY_MS } from '#contract/kit/duration.ts'
import { isLive, isUnpublished } from '#contract/listings/life/state.ts'
import type { OrderLine, RefundReason } from '#contract/payments/orders/order.ts'
import { admitPaid, type PaidListing, promoteListing, lockPaid, renewPaid } from '#server/listings/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasPosting, insertGrant, startGrant } from '#server/payments/promotion/grant-store.ts'
import { changeOrder, type OrderChange, type OrderRow } from '#server/payments/orders/order-store.ts'
import { linesOf, totalOf } from '#server/payments/orders/order-view.ts'
import { requestRefund } from '#server/payments/refunds/request-refund.ts'
import { startWaiting } from '#server/payments/promotion/start-waiting.ts'

/**
 * Gives a listing what was paid for it; in the transaction of the update. What cannot be given goes back, with its part
 * of the tax. What is bought before the listing is on offer begins then.
 * @param paid what is known of the payment now; written together with what came of it
 */
export async function deliverOrder(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  paid: OrderChange,
): Promise<void> {
  const now = platform.clock.now()
  const listing = order.listing_id === null ? null : await lockPaid(tx, order.listing_id, now)
  const lines = linesOf(order)
  const isPosting = lines.some(({ product }) => product === 'posting')
  const isPaid = listing !== null && isPosting && (await hasPosting(tx, listing.id))
  const given: OrderLine[] = []
  const returned: { line: OrderLine; reason: RefundReason }[] = []
  for (const line of lines) {
    const reason = whyNot(line, listing, isPaid)
    if (reason === null) given.push(line)
    else returned.push({ line, reason })
  }
  const state = given.length > 0 ? 'fulfilled' : 'paid'
  const settled = await changeOrder(tx, order.id, { ...paid, state })
  if (listing && given.length > 0) await give(tx, platform, { order, listing, given })
  for (const [reason, those] of Map.groupBy(returned, (one) => one.reason)) {
    const share = those.reduce((sum, { line }) => sum + line.amountMinor, 0) / order.amount_minor
    await requestRefund(tx, platform, settled, { amountMinor: Math.round(totalOf(order) * share), reason })
  }
  await platform.jobs.send(tx, 'payments.send-receipt', { orderId: order.id })
}

/** Why this cannot be given any more; null where it can. */
function whyNot({ product }: OrderLine, listing: PaidListing | null, isPaid: boolean): RefundReason | null {
  if (listing === null) return 'undeliverable'
  const { state } = listing
  if (product === 'posting') {
    if (isUnpublished(state)) return isPaid ? 'paid_twice' : null
    return isLive(state) || state === 'expired' ? null : 'undeliverable'
  }
  if (isLive(state)) return null
  return isUnpublished(state) && product !== 'bump' ? null : 'undeliverable'
}

interface Given {
  order: OrderRow
  listing: PaidListing
  given: readonly OrderLine[]
}

async function give(tx: Tx, platform: Platform, { order, listing, given }: Given): Promise<void> {
  const now = platform.clock.now()
  for (const { product, days } of given) {
    const id = uuidv7()
    const isBump = product === 'bump'
    await insertGrant(tx, {
      id,
      order_id: order.id,
      listing_id: listing.id,
      product,
      days,
      granted_at: now,
      is_closed: isBump,
    })
    if (isBump) await promoteListing(tx, listing.id, { bumpedAt: now })
    if (product === 'posting' && !isUnpublished(listing.state) && days !== null) {
      const endsAt = await renewPaid(tx, listing.id, days, now)
      if (endsAt !== null)
        await startGrant(tx, id, { startsAt: new Date(endsAt.getTime() - days * DAY_MS), endsAt })
    }
  }
  const isLasting = given.some(({ days }) => days !== null)
  if (!isUnpublished(listing.state))
    return isLasting ? startWaiting(tx, { listingId: listing.id, at: now }) : undefined
  if ((await admitPaid(tx, platform, listing.id)) !== 'draft') return
  const notice = { kind: 'payment_waits', subjectId: listing.id, facts: { title: listing.title } } as const
  await sendNotice(tx, platform, { userId: listing.ownerId, notice, byMail: true })
}
