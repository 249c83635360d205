import { FLOW_QUERY } from '#server/auth/wire/read-body.ts'
import { z } from 'zod'
import { requireAssurance } from '#server/auth/factors/check-assurance.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { findProvider } from './find-provider.ts'
import { openFlow } from './open-flow.ts'

/**
 * The page of a provider whose identity is to be added to one's account. The browser that asks is the one that
 * must come back, so pages of other origins, which get no cookie, cannot link.
 */
export const linkIdentity: AuthCall = {
  name: 'auth.link-identity',
  method: 'GET',
  path: '/user/identities/authorize',
  access: 'signed-in',
  summary: 'Link an identity to your account',
  query: { ...FLOW_QUERY, skip_http_redirect: 'true: the address is answered instead of followed' },
  answers: { 200: z.strictObject({ url: z.url() }), 302: null },
  async run(auth, request) {
    const { user, session } = await readBearer(auth, request)
    requireManualLinking(auth)
    if (user.is_sso_user) throw new AuthRefusal('user_sso_managed')
    await requireAssurance(auth.platform.db, session, 403)
    const provider = await findProvider(auth, request.query['provider'])
    const { url, cookie } = await openFlow(auth, request, provider, user.id)
    const headers = { 'set-cookie': cookie, 'referrer-policy': 'no-referrer' }
    if (request.query['skip_http_redirect'] === 'true') return { status: 200, headers, body: { url } }
    return { status: 302, headers: { ...headers, location: url } }
  },
}

/** @throws AuthRefusal manual_linking_disabled */
export function requireManualLinking(auth: Auth): void {
  if (!auth.platform.config.auth.manualLinking) throw new AuthRefusal('manual_linking_disabled')
}
