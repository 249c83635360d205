import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { readKeys, readOpenidConfiguration } from './keys/read-keys.ts'
import { followLink } from './mailing/follow-link.ts'
import { recoverAccount } from './mailing/recover-account.ts'
import { resendMail } from './mailing/resend-mail.ts'
import { verifyCode } from './mailing/verify-code.ts'
import { openAuth } from './open-auth.ts'
import { readHealth } from './read-health.ts'
import { readSettings } from './read-settings.ts'
import { grantToken } from './sessions/grant-token.ts'
import { signOut } from './sessions/sign-out.ts'
import { readOwnUser } from './users/read-user.ts'
import { signUp } from './users/sign-up.ts'
import { updateUser } from './users/update-user.ts'
import { answerCall, type AuthCall } from './wire/answer-call.ts'

const CALLS: readonly AuthCall[] = [
  readHealth,
  readSettings,
  readKeys,
  readOpenidConfiguration,
  signUp,
  grantToken,
  verifyCode,
  followLink,
  resendMail,
  recoverAccount,
  readOwnUser,
  updateUser,
  signOut,
]

/** The auth service, in the words of the GoTrue API, under /auth/v1. */
export function authRoutes(platform: Platform): WireRoute[] {
  const auth = openAuth(platform)
  return CALLS.map((call) => answerCall(auth, call))
}
