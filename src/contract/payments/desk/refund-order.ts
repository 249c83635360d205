import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { OrderId } from '#contract/payments/orders/order.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'
import { RefundNote, StaffOrder } from './staff-order.ts'

export const refundOrder = operation({
  name: 'payments.refund-order',
  method: 'POST',
  path: '/api/staff/orders/{orderId}/refunds',
  access: 'manager',
  summary: 'Return a part of an order, or all that is left of it; a manager may return so much of one order',
  input: z.strictObject({
    orderId: OrderId,
    amountMinor: z.int().min(1),
    /** What has gone back or is on its way, as it was seen: two of staff do not return the same twice. */
    refundableMinor: z.int().min(1),
    note: RefundNote,
  }),
  output: StaffOrder,
  errors: only(
    PAYMENTS_ERRORS,
    'payments.not-found',
    'payments.not-refundable',
    'payments.refund-limit',
    'payments.refund-changed',
  ),
})
