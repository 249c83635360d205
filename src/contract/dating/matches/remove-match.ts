import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { MatchId } from './match.ts'

export const removeMatch = operation({
  name: 'dating.remove-match',
  method: 'DELETE',
  path: '/api/dating/matches/{matchId}',
  access: 'signed-in',
  summary: 'Unmatch: close the conversation and hide both people from each other',
  input: z.strictObject({ matchId: MatchId }),
  output: z.object({ isRemoved: z.literal(true) }),
  errors: only(DATING_ERRORS, 'dating.not-found'),
})
