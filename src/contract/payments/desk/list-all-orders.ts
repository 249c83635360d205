import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { OrderFilter, StaffOrder } from './staff-order.ts'

export const listAllOrders = operation({
  name: 'payments.list-all-orders',
  method: 'GET',
  path: '/api/staff/orders',
  access: 'manager',
  summary: 'List the orders of everybody, latest first, or the one with a number',
  input: z.strictObject({
    number: queryNumber(z.int().min(1).max(2_147_483_647)).optional(),
    filter: OrderFilter.default('all'),
    cursor: Cursor.optional(),
  }),
  output: pageOf(StaffOrder),
  errors: {},
})
