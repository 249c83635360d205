import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { Order } from './order.ts'

export const ORDERS_PAGE = 20

export const listOrders = operation({
  name: 'payments.list-orders',
  method: 'GET',
  path: '/api/orders',
  access: 'signed-in',
  summary: 'List your orders, latest first',
  input: z.strictObject({ cursor: Cursor.optional() }),
  output: pageOf(Order),
  errors: {},
})
