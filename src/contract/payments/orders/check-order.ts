import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Order, OrderId } from './order.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'

export const checkOrder = operation({
  name: 'payments.check-order',
  method: 'POST',
  path: '/api/orders/{orderId}/check',
  access: 'signed-in',
  summary: 'Ask the payment service whether your order is paid',
  input: z.strictObject({ orderId: OrderId }),
  output: Order,
  errors: only(PAYMENTS_ERRORS, 'payments.not-found'),
})
