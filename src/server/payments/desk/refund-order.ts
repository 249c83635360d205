import { satisfies } from '#contract/kit/access.ts'
import { MANAGER_REFUND_MAX, type StaffOrder } from '#contract/payments/desk/staff-order.ts'
import { type OrderId, writeOrderNumber } from '#contract/payments/orders/order.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { lockOrder } from '#server/payments/orders/order-store.ts'
import { requestRefund } from '#server/payments/refunds/request-refund.ts'
import { sumStaffRefunds } from '#server/payments/refunds/refund-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { showStaffOrders } from './staff-order-view.ts'
import type { OrderRow } from '#server/payments/orders/order-store.ts'

interface Input {
  orderId: OrderId
  amountMinor: number
  refundableMinor: number
  note: string
}

/** The same sum is not returned twice by two of staff who looked at the order at the same time. */
export function refundOrder(
  platform: Platform,
  { userId }: Member,
  { orderId, amountMinor, refundableMinor, note }: Input,
): Promise<StaffOrder> {
  return inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('payments.not-found')
    const left = (await show(tx, order)).refundableMinor
    if (left === 0 || amountMinor > left) throw new AppError('payments.not-refundable', { left })
    if (left !== refundableMinor) throw new AppError('payments.refund-changed', { left })
    const { role } = await readStanding(tx, userId)
    const returned = await sumStaffRefunds(tx, orderId)
    if (!satisfies(role, 'admin') && returned + amountMinor > MANAGER_REFUND_MAX)
      throw new AppError('payments.refund-limit', { limit: MANAGER_REFUND_MAX })
    await requestRefund(tx, platform, order, { amountMinor, reason: 'staff' })
    const personId = order.user_id === null ? null : UserId.parse(order.user_id)
    const words = `${writeOrderNumber(order.number)} · ${amountMinor} ${order.currency} · ${note}`
    await writeEvents(tx, [
      { at: platform.clock.now(), actorId: userId, action: 'refund', personId, note: words },
    ])
    return show(tx, order)
  })
}

async function show(tx: Tx, order: OrderRow): Promise<StaffOrder> {
  const [shown] = await showStaffOrders(tx, [order])
  if (!shown) throw new Error('An order is shown as one.')
  return shown
}
