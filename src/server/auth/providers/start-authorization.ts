import { FLOW_QUERY } from '#server/auth/wire/read-body.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { findProvider } from './find-provider.ts'
import { openFlow } from './open-flow.ts'

/** Leads the browser to the page of a provider. */
export const startAuthorization: AuthCall = {
  name: 'auth.start-authorization',
  method: 'GET',
  path: '/authorize',
  access: 'anyone',
  summary: 'Start a sign-in with an identity provider',
  opened: true,
  query: FLOW_QUERY,
  answers: { 302: null },
  async run(auth, request) {
    const provider = await findProvider(auth, request.query['provider'])
    const { url, cookie } = await openFlow(auth, request, provider, null)
    return {
      status: 302,
      headers: { location: url, 'set-cookie': cookie, 'referrer-policy': 'no-referrer' },
    }
  },
}
