import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Order, OrderId } from './order.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'

export const cancelOrder = operation({
  name: 'payments.cancel-order',
  method: 'POST',
  path: '/api/orders/{orderId}/cancel',
  access: 'signed-in',
  summary: 'Cancel your order before it is paid',
  input: z.strictObject({ orderId: OrderId }),
  output: Order,
  errors: only(PAYMENTS_ERRORS, 'payments.not-found'),
})
