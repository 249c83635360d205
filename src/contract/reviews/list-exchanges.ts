import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Exchange } from './review.ts'

export const listExchanges = operation({
  name: 'reviews.list-exchanges',
  method: 'GET',
  path: '/api/exchanges',
  access: 'signed-in',
  summary: 'List with whom you may exchange a review, and what both of you wrote, latest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(Exchange) }),
  errors: {},
})
