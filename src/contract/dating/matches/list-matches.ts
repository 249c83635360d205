import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { Match } from './match.ts'

export const listMatches = operation({
  name: 'dating.list-matches',
  method: 'GET',
  path: '/api/dating/matches',
  access: 'signed-in',
  summary: 'List your matches, latest first',
  input: z.strictObject({
    limit: queryNumber(z.int().min(1).max(50).default(20)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(Match),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
})
