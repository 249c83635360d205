import { UserId } from '#contract/profiles/profile.ts'
import { titlesOf } from '#server/listings/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { OrderRow } from './order-store.ts'
import { totalOf } from './order-view.ts'

type SumNotice = 'payment_received' | 'payment_failed' | 'payment_refunded'

/** What became of a payment. The mails of what was paid and what went back are receipts of their own. */
export async function notifyBuyer(
  tx: Tx,
  platform: Platform,
  order: OrderRow,
  kind: SumNotice,
  minor = totalOf(order),
): Promise<void> {
  if (order.user_id === null) return
  const title =
    order.listing_id === null ? '' : ((await titlesOf(tx, [order.listing_id])).get(order.listing_id) ?? '')
  const notice = { kind, subjectId: order.id, facts: { title, sum: { minor, currency: order.currency } } }
  const byMail = kind === 'payment_failed'
  // a job may come by twice
  const key = kind === 'payment_received' ? { key: `payment_received ${order.id}` } : {}
  await sendNotice(tx, platform, { userId: UserId.parse(order.user_id), notice, byMail, ...key })
}
