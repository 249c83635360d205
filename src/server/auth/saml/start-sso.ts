import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { Optional, readBody } from '#server/auth/wire/read-body.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'

const Body = z.object({ provider_id: Optional.text, domain: Optional.text })

/** Sign-in by a company's own identity provider. No company has registered one, so that none is ever found. */
export const startSso: AuthCall = {
  name: 'auth.start-sso',
  method: 'POST',
  path: '/sso',
  access: 'anyone',
  summary: "Sign in by a company's own identity provider",
  async run(auth, request) {
    const { provider_id: id, domain } = readBody(Body, request.body)
    if (!auth.platform.config.auth.saml) throw new AuthRefusal('saml_provider_disabled')
    if ((id === '') === (domain === '')) throw invalid('Either provider_id or domain must be given')
    throw new AuthRefusal('sso_provider_not_found')
  },
}
