import type { Order, OrderId } from '#contract/payments/orders/order.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOrder } from './order-store.ts'
import { showOrder } from './order-view.ts'

/** @throws AppError payments.not-found, for those of others too */
export async function readOrder(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { orderId }: { orderId: OrderId },
): Promise<Order> {
  const order = await findOrder(db, orderId)
  if (order?.user_id !== userId) throw new AppError('payments.not-found')
  return showOrder(db, order)
}
