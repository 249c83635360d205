import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readClient } from './client-store.ts'
import { clientView, OAuthClient } from './client-view.ts'
import { requireOAuthServer } from './server-policy.ts'

export const readNamedClient: AuthCall = {
  name: 'auth.read-client',
  method: 'GET',
  path: '/admin/oauth/clients/{id}',
  access: 'service key',
  summary: 'Read an OAuth client',
  answers: { 200: OAuthClient },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    await requireAdmin(auth, request)
    const client = await readClient(auth.platform.db, readPathId(request.params, 'id', 'client_id'))
    if (!client) throw new AuthRefusal('oauth_client_not_found')
    return { status: 200, body: clientView(client) }
  },
}
