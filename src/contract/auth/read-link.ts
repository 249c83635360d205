import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { AUTH_ERRORS } from './auth-errors.ts'

/** What a mailed link may be for, as its address says. */
export const LinkType = z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change'])
export type LinkType = z.infer<typeof LinkType>

export const readLink = operation({
  name: 'auth.read-link',
  method: 'POST',
  path: '/api/account/links',
  access: 'anyone',
  summary: 'Read whose account a mailed link signs in to, without using the link',
  input: z.strictObject({ tokenHash: z.string().min(1).max(200), type: LinkType }),
  output: z.object({
    /** Null: the account has no address yet. */
    email: z.string().nullable(),
  }),
  errors: only(AUTH_ERRORS, 'auth.link-expired'),
})
