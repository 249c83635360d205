import { z } from 'zod'
import { isOver, mayBecome } from '#contract/payments/orders/order-state.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deliverOrder } from './deliver-order.ts'
import { notifyAdmins } from './desk/notify-admins.ts'
import type { EventOutcome } from './event-store.ts'
import { notifyBuyer } from '#server/payments/orders/notify-buyer.ts'
import { changeOrder, lockOrder, lockOrderOf, type OrderRow } from '#server/payments/orders/order-store.ts'
import { stateOf, totalOf } from '#server/payments/orders/order-view.ts'
import type { PaymentUpdate } from '#server/payments/providers/provider-client.ts'
import { changeRefund, findRefundOf } from '#server/payments/refunds/refund-store.ts'
import { requestRefund } from '#server/payments/refunds/request-refund.ts'
import { recordRefunds } from '#server/payments/refunds/record-refunds.ts'

export interface Applied {
  outcome: EventOutcome
  orderId: string | null
}

type SessionUpdate = Extract<PaymentUpdate, { kind: 'session' }>

/**
 * The only way in which a payment moves on: for webhooks, and for what the provider answers when it is asked. Twice,
 * late or in another order it changes nothing twice.
 */
export async function applyUpdate(
  tx: Tx,
  platform: Platform,
  { provider, update }: { provider: string; update: PaymentUpdate },
): Promise<Applied> {
  const order = await lockUpdated(tx, provider, update)
  if (!order || order.provider !== provider) {
    // payments of other shops come by the same account; money for an order of ours is for a person to look at
    platform.log.warn({ provider, kind: update.kind }, 'a payment of no known order came in')
    if (update.kind === 'session' && update.outcome === 'paid' && isId(update.orderId))
      await notifyAdmins(tx, platform, { orderId: update.orderId, problem: 'unknown' })
    return { outcome: 'unknown_order', orderId: null }
  }
  return { orderId: order.id, outcome: await applyTo(tx, platform, { order, update }) }
}

async function lockUpdated(tx: Tx, provider: string, update: PaymentUpdate): Promise<OrderRow | null> {
  if (update.kind === 'refund_failed') {
    const refund = await findRefundOf(tx, update.refundId)
    return refund && lockOrder(tx, refund.order_id)
  }
  if (update.kind !== 'session') return lockOrderOf(tx, provider, { paymentId: update.paymentId })
  const bySession = await lockOrderOf(tx, provider, { sessionId: update.sessionId })
  // the update may overtake the answer that names the session
  return bySession ?? (isId(update.orderId) ? lockOrder(tx, update.orderId) : null)
}

const isId = (id: string | null): id is string => z.uuid().safeParse(id).success

interface Updated<One extends PaymentUpdate = PaymentUpdate> {
  order: OrderRow
  update: One
}

function applyTo(tx: Tx, platform: Platform, { order, update }: Updated): Promise<EventOutcome> {
  if (update.kind === 'session') return applySession(tx, platform, { order, update })
  if (update.kind === 'refunded') return applyRefunded(tx, { order, update })
  if (update.kind === 'dispute') return applyDispute(tx, platform, { order, update })
  return failRefund(tx, platform, { order, update })
}

async function applySession(
  tx: Tx,
  platform: Platform,
  { order, update }: Updated<SessionUpdate>,
): Promise<EventOutcome> {
  const { outcome } = update
  const state = stateOf(order)
  if (outcome === 'open') return 'unchanged'
  if (outcome === 'expired' || outcome === 'failed') {
    if (!mayBecome(state, outcome)) return 'unchanged'
    await changeOrder(tx, order.id, { state: outcome, checkout_url: null, ended_at: platform.clock.now() })
    if (outcome === 'failed') await notifyBuyer(tx, platform, order, 'payment_failed')
    return 'applied'
  }
  if (update.currency !== order.currency || update.amountMinor !== order.amount_minor) {
    platform.log.error({ order: order.number }, 'a payment of another sum than ordered came in')
    await notifyAdmins(tx, platform, { orderId: order.id, number: order.number, problem: 'wrong_amount' })
    return 'wrong_amount'
  }
  const known = {
    provider_session: update.sessionId,
    provider_payment: update.paymentId,
    tax_minor: update.taxMinor,
    checkout_url: null,
  }
  if (outcome === 'processing') {
    if (!mayBecome(state, 'processing')) return 'unchanged'
    await changeOrder(tx, order.id, { ...known, state: 'processing' })
    return 'applied'
  }
  const paid = { ...known, paid_at: platform.clock.now() }
  if (mayBecome(state, 'paid')) {
    await deliverOrder(tx, platform, order, paid)
    return 'applied'
  }
  if (!isOver(state)) return 'unchanged'
  const late = await changeOrder(tx, order.id, paid)
  const isNew = await requestRefund(tx, platform, late, { amountMinor: totalOf(late), reason: 'late' })
  return isNew ? 'returned' : 'unchanged'
}

/** Somebody may give money back at the provider itself, too. */
async function applyRefunded(
  tx: Tx,
  { order, update }: Updated<Extract<PaymentUpdate, { kind: 'refunded' }>>,
): Promise<EventOutcome> {
  const isNew = await recordRefunds(tx, order, update.refundedMinor)
  return isNew ? 'applied' : 'unchanged'
}

async function applyDispute(
  tx: Tx,
  platform: Platform,
  { order, update }: Updated<Extract<PaymentUpdate, { kind: 'dispute' }>>,
): Promise<EventOutcome> {
  const state = stateOf(order)
  const next = { open: 'disputed', won: 'fulfilled', lost: 'refunded' } as const
  const to = next[update.outcome]
  if (state === to || !mayBecome(state, to) || (to !== 'disputed' && state !== 'disputed')) return 'unchanged'
  platform.log.warn({ order: order.number, outcome: update.outcome }, 'a payment is disputed')
  if (to === 'disputed')
    await notifyAdmins(tx, platform, { orderId: order.id, number: order.number, problem: 'disputed' })
  const refunded = to === 'refunded' ? { refunded_minor: totalOf(order) } : {}
  await changeOrder(tx, order.id, { state: to, ...refunded })
  return 'applied'
}

async function failRefund(
  tx: Tx,
  platform: Platform,
  { order, update }: Updated<Extract<PaymentUpdate, { kind: 'refund_failed' }>>,
): Promise<EventOutcome> {
  const refund = await findRefundOf(tx, update.refundId)
  if (!refund || refund.state === 'failed') return 'unchanged'
  platform.log.error({ order: order.number }, 'a refund did not arrive')
  await changeRefund(tx, refund.id, { state: 'failed', settled_at: platform.clock.now() })
  await notifyAdmins(tx, platform, { orderId: order.id, number: order.number, problem: 'refund_failed' })
  return 'applied'
}
