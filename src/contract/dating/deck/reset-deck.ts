import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'

export const resetDeck = operation({
  name: 'dating.reset-deck',
  method: 'POST',
  path: '/api/dating/feed/reset',
  access: 'signed-in',
  summary: 'Return the profiles you passed to the deck, oldest first',
  input: z.strictObject({}),
  output: z.object({ restored: z.int() }),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
})
