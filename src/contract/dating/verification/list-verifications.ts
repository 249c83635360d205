import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { OpenVerification } from './verification.ts'

export const listVerifications = operation({
  name: 'dating.list-verifications',
  method: 'GET',
  path: '/api/dating/verifications',
  access: 'manager',
  summary: 'List selfies that await comparison, oldest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(OpenVerification) }),
  errors: only(DATING_ERRORS),
})
