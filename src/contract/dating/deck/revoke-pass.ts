import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DeckCard } from '#contract/dating/profile/profile.ts'

export const revokePass = operation({
  name: 'dating.revoke-pass',
  method: 'POST',
  path: '/api/dating/swipes/undo',
  access: 'signed-in',
  summary: 'Undo your last pass',
  input: z.strictObject({}),
  output: z.object({ card: DeckCard }),
  errors: only(DATING_ERRORS, 'dating.no-profile', 'dating.nothing-to-undo'),
})
