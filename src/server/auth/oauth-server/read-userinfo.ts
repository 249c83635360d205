import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readAnyBearer } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { personClaims } from './program-token-view.ts'
import { requireOAuthServer, SCOPES } from './server-policy.ts'

/** What a program may know of the person, or the person of themselves (OpenID Connect Core, 5.3). */
export const readUserinfo: AuthCall = {
  name: 'auth.read-userinfo',
  method: 'GET',
  path: '/oauth/userinfo',
  access: 'signed-in, or a program that was let in',
  summary: 'Who the person of a token is',
  opened: true,
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { user, session } = await readAnyBearer(auth, request)
    const over = session.not_after !== null && session.not_after <= auth.platform.clock.now()
    if (over) throw new AuthRefusal('session_not_found')
    const scope = session.oauth_client_id === null ? SCOPES.join(' ') : (session.scopes ?? '')
    return { status: 200, body: personClaims(user, scope) }
  },
}
