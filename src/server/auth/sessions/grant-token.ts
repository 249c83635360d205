import type { Budget } from '#server/platform/limits/rate-limit.ts'
import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { AuthSession } from './session-view.ts'
import { withCaptcha } from '#server/auth/captcha/check-captcha.ts'
import { z } from 'zod'
import { PasswordBody, signInWithPassword } from '#server/auth/passwords/sign-in-with-password.ts'
import { IdTokenBody, signInWithIdToken } from '#server/auth/providers/sign-in-with-id-token.ts'
import { signInWithWallet, WalletBody } from '#server/auth/web3/sign-in-with-wallet.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { RefreshBody, refreshSession } from './refresh-session.ts'
import { AuthCodeBody, useAuthCode } from './use-auth-code.ts'

/** One address for every way to a session; the query says which. */
const GRANTS = new Map([
  ['password', signInWithPassword],
  ['refresh_token', refreshSession],
  ['pkce', useAuthCode],
  ['id_token', signInWithIdToken],
  ['web3', signInWithWallet],
])

/** Beside the one of the call itself. */
const BUDGETS = new Map<string, Budget[]>([
  ['password', [CALL_BUDGETS.password]],
  ['web3', [CALL_BUDGETS.web3]],
])

export const grantToken: AuthCall = {
  name: 'auth.token',
  limit: CALL_BUDGETS.token,
  method: 'POST',
  path: '/token',
  access: 'anyone',
  summary: 'Sign in, refresh a session, or exchange the code of a link',
  spends: ({ query }) => BUDGETS.get(query['grant_type'] ?? '') ?? [],
  query: { grant_type: [...GRANTS.keys()].join(', ') },
  takes: z.union([
    withCaptcha(PasswordBody),
    RefreshBody,
    AuthCodeBody,
    IdTokenBody,
    withCaptcha(WalletBody),
  ]),
  answers: { 200: AuthSession },
  async run(auth, request) {
    const grant = GRANTS.get(request.query['grant_type'] ?? '')
    if (!grant) throw new AuthRefusal('invalid_credentials', { message: 'unsupported_grant_type' })
    return { status: 200, body: await grant(auth, request) }
  },
}
