import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { AUTH_ERRORS } from './auth-errors.ts'
import { CREDENTIAL_LIMITS } from './credentials.ts'

/** Until then signing in keeps the account. */
export const DELETION_GRACE_DAYS = 14

export const requestDeletion = operation({
  name: 'auth.request-deletion',
  method: 'POST',
  path: '/api/account/deletion',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Request deletion of your account after 14 days; signing in again cancels it',
  input: z.strictObject({
    /** Left out by people who have none: they must have signed in a moment ago. */
    password: z.string().min(1).max(CREDENTIAL_LIMITS.passwordMaxBytes).optional(),
  }),
  output: z.object({ purgeAt: z.iso.datetime() }),
  errors: only(AUTH_ERRORS, 'auth.wrong-password', 'auth.sign-in-again'),
})
