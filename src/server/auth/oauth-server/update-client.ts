import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { ClientBody, readClientFields } from './client-policy.ts'
import { changeClient, readClient } from './client-store.ts'
import { clientView, OAuthClient } from './client-view.ts'
import { requireOAuthServer } from './server-policy.ts'

/** What is not sent stays. A program that keeps a secret does not become one that has none, or back. */
export const updateClient: AuthCall = {
  name: 'auth.update-client',
  method: 'PUT',
  path: '/admin/oauth/clients/{id}',
  access: 'service key',
  summary: 'Update an OAuth client',
  takes: ClientBody,
  answers: { 200: OAuthClient },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    await requireAdmin(auth, request)
    const id = readPathId(request.params, 'id', 'client_id')
    const { client_type: type, ...changes } = readClientFields(request.body)
    const client = await inTransaction(auth.platform.db, async (tx) => {
      const before = await readClient(tx, id)
      if (!before) throw new AuthRefusal('oauth_client_not_found')
      const method = changes.token_endpoint_auth_method ?? before.token_endpoint_auth_method
      const another = type !== undefined && type !== before.client_type
      if (another || (before.client_type === 'public') !== (method === 'none')) {
        throw invalid('The type of a client cannot be changed')
      }
      return changeClient(tx, id, changes)
    })
    if (!client) throw new AuthRefusal('oauth_client_not_found')
    return { status: 200, body: clientView(client) }
  },
}
