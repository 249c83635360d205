import { CALL_BUDGETS } from '#server/auth/budget-policy.ts'
import { OAuthClient } from './client-view.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { ClientBody, readClientFields } from './client-policy.ts'
import { addClient } from './create-client.ts'
import { requireOAuthServer } from './server-policy.ts'

/** A program registers itself (RFC 7591), where the operator lets it. */
export const registerClient: AuthCall = {
  name: 'auth.register-client',
  limit: CALL_BUDGETS.registerClient,
  method: 'POST',
  path: '/oauth/clients/register',
  access: 'anyone',
  summary: 'Register an OAuth client dynamically',
  opened: true,
  takes: ClientBody,
  answers: { 201: OAuthClient },
  async run(auth, request) {
    const { config } = auth.platform
    requireOAuthServer(config)
    if (!config.auth.dynamicRegistration) throw new AuthRefusal('oauth_dynamic_client_registration_disabled')
    return { status: 201, body: await addClient(auth, readClientFields(request.body), 'dynamic') }
  },
}
