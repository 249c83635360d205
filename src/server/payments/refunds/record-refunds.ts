import { mayBecome } from '#contract/payments/orders/order-state.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { changeOrder, type OrderRow } from '#server/payments/orders/order-store.ts'
import { stateOf, totalOf } from '#server/payments/orders/order-view.ts'

/** All that has gone back so far, of an order that is locked. @returns whether that is more than was known */
export async function recordRefunds(tx: Tx, order: OrderRow, settledMinor: number): Promise<boolean> {
  const total = totalOf(order)
  const refunded = Math.min(total, Math.max(order.refunded_minor, settledMinor))
  if (refunded === order.refunded_minor) return false
  const state = stateOf(order)
  const to = refunded === total ? 'refunded' : 'partially_refunded'
  await changeOrder(tx, order.id, { refunded_minor: refunded, ...(mayBecome(state, to) && { state: to }) })
  return true
}
