import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { AnswerId } from './article.ts'

export const rateAnswer = operation({
  name: 'legal.rate-answer',
  method: 'POST',
  path: '/api/help/answers/{answerId}/ratings',
  access: 'anyone',
  limit: { points: 40, seconds: 3600 },
  summary: 'Count whether an answer of the help pages helped; who said so is not stored',
  input: z.strictObject({ answerId: AnswerId, isHelpful: z.boolean() }),
  /** False: there is no such answer. */
  output: z.object({ isCounted: z.boolean() }),
  errors: {},
})
