import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readAnyBearer } from '#server/auth/wire/read-bearer.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { OAuthRefusal } from '#server/auth/wire/oauth-refusal-policy.ts'
import type { WireRequest } from '#server/platform/wire.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { personClaims, PersonClaims } from './client-token-view.ts'
import { requireOAuthServer, SCOPES } from './server-policy.ts'

/** What a program may know of the person, or the person of themselves (OpenID Connect Core, 5.3). */
export const readUserinfo: AuthCall = {
  name: 'auth.read-userinfo',
  method: 'GET',
  path: '/oauth/userinfo',
  access: 'signed-in, or a program that was let in',
  summary: 'Read the claims about the user of a token',
  opened: true,
  answers: { 200: PersonClaims },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { user, session } = await readToken(auth, request)
    const scope = session.oauth_client_id === null ? SCOPES.join(' ') : (session.scopes ?? '')
    return { status: 200, body: personClaims(user, scope) }
  },
}

/** @throws OAuthRefusal invalid_token: programs ask here in the words of RFC 6750 */
async function readToken(auth: Auth, request: WireRequest) {
  try {
    const bearer = await readAnyBearer(auth, request)
    const { not_after: end } = bearer.session
    if (end !== null && end <= auth.platform.clock.now()) throw new AuthRefusal('session_not_found')
    return bearer
  } catch (error) {
    throw error instanceof AuthRefusal ? new OAuthRefusal('invalid_token', error.message) : error
  }
}
