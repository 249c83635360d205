import { z } from 'zod'
import { UserId } from '#contract/profiles/profile.ts'
import { Order } from '#contract/payments/orders/order.ts'

/** An order as staff see it. */
export const StaffOrder = Order.extend({
  /** Null once the account is gone. */
  buyer: z.object({ userId: UserId, name: z.string().nullable() }).nullable(),
  /** Minor units that can still go back. */
  refundableMinor: z.int(),
})
export type StaffOrder = z.infer<typeof StaffOrder>

/** All of them, or those that a person has to see to. */
export const ORDER_FILTERS = ['all', 'problem'] as const
export const OrderFilter = z.enum(ORDER_FILTERS)
export type OrderFilter = z.infer<typeof OrderFilter>

/** Minor units that a manager may return of one order; admins may return all of it. */
export const MANAGER_REFUND_MAX = 5000

export const RefundNote = z.string().trim().min(3).max(500)
