import { isOver, mayBecome } from '#contract/payments/orders/order-state.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deliverOrder } from './deliver-order.ts'
import { notifyAdmins } from './desk/notify-admins.ts'
import type { EventOutcome } from './event-store.ts'
import { notifyBuyer } from '#server/payments/orders/notify-buyer.ts'
import { changeOrder, lockOrder, lockOrderOf, type OrderRow } from '#server/payments/orders/order-store.ts'
import { stateOf, totalOf } from '#server/payments/orders/order-view.ts'
import type { Report } from '#server/payments/providers/provider-client.ts'
import { changeRefund, findRefundOf } from '#server/payments/refunds/refund-store.ts'
import { requestRefund } from '#server/payments/refunds/request-refund.ts'
import { recordRefunds } from '#server/payments/refunds/record-refunds.ts'

export interface Applied {
  outcome: EventOutcome
  orderId: string | null
}

type SessionReport = Extract<Report, { kind: 'session' }>

/**
 * The only way in which a payment moves on: for webhooks, and for what the provider answers when it is asked. Twice,
 * late or in another order it changes nothing twice.
 */
export async function applyReport(
  tx: Tx,
  platform: Platform,
  { provider, report }: { provider: string; report: Report },
): Promise<Applied> {
  const order = await lockReported(tx, provider, report)
  if (!order || order.provider !== provider) {
    // payments of other shops come by the same account; one that names an order of ours is for a person to look at
    platform.log.warn({ provider, kind: report.kind }, 'a payment of no known order was reported')
    return { outcome: 'unknown_order', orderId: null }
  }
  return { orderId: order.id, outcome: await applyTo(tx, platform, { order, report }) }
}

async function lockReported(tx: Tx, provider: string, report: Report): Promise<OrderRow | null> {
  if (report.kind === 'refund_failed') {
    const refund = await findRefundOf(tx, report.refundId)
    return refund && lockOrder(tx, refund.order_id)
  }
  if (report.kind !== 'session') return lockOrderOf(tx, provider, { paymentId: report.paymentId })
  const bySession = await lockOrderOf(tx, provider, { sessionId: report.sessionId })
  // the report may overtake the answer that names the session
  return bySession ?? (isId(report.orderId) ? lockOrder(tx, report.orderId) : null)
}

const isId = (id: string | null): id is string => id !== null && /^[0-9a-f-]{36}$/.test(id)

interface Reported<One extends Report = Report> {
  order: OrderRow
  report: One
}

function applyTo(tx: Tx, platform: Platform, { order, report }: Reported): Promise<EventOutcome> {
  if (report.kind === 'session') return applySession(tx, platform, { order, report })
  if (report.kind === 'refunded') return applyRefunded(tx, { order, report })
  if (report.kind === 'dispute') return applyDispute(tx, platform, { order, report })
  return failRefund(tx, platform, { order, report })
}

async function applySession(
  tx: Tx,
  platform: Platform,
  { order, report }: Reported<SessionReport>,
): Promise<EventOutcome> {
  const { outcome } = report
  const state = stateOf(order)
  if (outcome === 'open') return 'unchanged'
  if (outcome === 'expired' || outcome === 'failed') {
    if (!mayBecome(state, outcome)) return 'unchanged'
    await changeOrder(tx, order.id, { state: outcome, checkout_url: null, ended_at: platform.clock.now() })
    if (outcome === 'failed') await notifyBuyer(tx, platform, order, 'payment_failed')
    return 'applied'
  }
  if (report.currency !== order.currency || report.amountMinor !== order.amount_minor) {
    platform.log.error({ order: order.number }, 'a payment of another sum than ordered was reported')
    await notifyAdmins(tx, platform, { orderId: order.id, number: order.number, problem: 'wrong_amount' })
    return 'wrong_amount'
  }
  const known = {
    provider_session: report.sessionId,
    provider_payment: report.paymentId,
    tax_minor: report.taxMinor,
    checkout_url: null,
  }
  if (outcome === 'processing') {
    if (!mayBecome(state, 'processing')) return 'unchanged'
    await changeOrder(tx, order.id, { ...known, state: 'processing' })
    return 'applied'
  }
  const at = platform.clock.now()
  if (mayBecome(state, 'paid')) {
    await deliverOrder(
      tx,
      platform,
      await changeOrder(tx, order.id, { ...known, state: 'paid', paid_at: at }),
    )
    return 'applied'
  }
  if (!isOver(state)) return 'unchanged'
  const late = await changeOrder(tx, order.id, { ...known, paid_at: at })
  const isNew = await requestRefund(tx, platform, late, { amountMinor: totalOf(late), reason: 'late' })
  return isNew ? 'returned' : 'unchanged'
}

/** Somebody may give money back at the provider itself, too. */
async function applyRefunded(
  tx: Tx,
  { order, report }: Reported<Extract<Report, { kind: 'refunded' }>>,
): Promise<EventOutcome> {
  const isNew = await recordRefunds(tx, order, report.refundedMinor)
  return isNew ? 'applied' : 'unchanged'
}

async function applyDispute(
  tx: Tx,
  platform: Platform,
  { order, report }: Reported<Extract<Report, { kind: 'dispute' }>>,
): Promise<EventOutcome> {
  const state = stateOf(order)
  const next = { open: 'disputed', won: 'fulfilled', lost: 'refunded' } as const
  const to = next[report.outcome]
  if (state === to || !mayBecome(state, to) || (to !== 'disputed' && state !== 'disputed')) return 'unchanged'
  platform.log.warn({ order: order.number, outcome: report.outcome }, 'a payment is disputed')
  if (to === 'disputed')
    await notifyAdmins(tx, platform, { orderId: order.id, number: order.number, problem: 'disputed' })
  const refunded = to === 'refunded' ? { refunded_minor: totalOf(order) } : {}
  await changeOrder(tx, order.id, { state: to, ...refunded })
  return 'applied'
}

async function failRefund(
  tx: Tx,
  platform: Platform,
  { order, report }: Reported<Extract<Report, { kind: 'refund_failed' }>>,
): Promise<EventOutcome> {
  const refund = await findRefundOf(tx, report.refundId)
  if (!refund || refund.state === 'failed') return 'unchanged'
  platform.log.error({ order: order.number }, 'a refund did not arrive')
  await changeRefund(tx, refund.id, { state: 'failed', settled_at: platform.clock.now() })
  await notifyAdmins(tx, platform, { orderId: order.id, number: order.number, problem: 'refund_failed' })
  return 'applied'
}
