import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Queue } from './case.ts'

/** More are not counted. */
export const CASES_COUNTED = 1000

export const countCases = operation({
  name: 'moderation.count-cases',
  method: 'GET',
  path: '/api/moderation/counts',
  access: 'manager',
  summary: 'Count the cases of each queue that await a decision, with the age of the oldest',
  input: z.strictObject({}),
  output: z.object({
    queues: z.array(
      z.object({
        queue: Queue,
        /** Up to CASES_COUNTED. */
        open: z.int(),
        escalated: z.int(),
        oldestAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: {},
})
