import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Order, OrderId } from './order.ts'
import { PAYMENTS_ERRORS } from '#contract/payments/payments-errors.ts'

export const readOrder = operation({
  name: 'payments.read-order',
  method: 'GET',
  path: '/api/orders/{orderId}',
  access: 'signed-in',
  summary: 'Read one of your orders',
  input: z.strictObject({ orderId: OrderId }),
  output: Order,
  errors: only(PAYMENTS_ERRORS, 'payments.not-found'),
})
