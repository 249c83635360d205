import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { OwnDecision } from './decision.ts'

export const listOwnDecisions = operation({
  name: 'moderation.list-own-decisions',
  method: 'GET',
  path: '/api/moderation/own-decisions',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'List what staff decided about you and what is yours, latest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(OwnDecision) }),
  errors: {},
})
