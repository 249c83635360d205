import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { hashOf, newClientSecret } from './client-policy.ts'
import { changeClient, readClient } from './client-store.ts'
import { clientView, OAuthClient } from './client-view.ts'
import { requireOAuthServer } from './server-policy.ts'

/** The secret before is dead at once. */
export const renewClientSecret: AuthCall = {
  name: 'auth.renew-client-secret',
  method: 'POST',
  path: '/admin/oauth/clients/{id}/regenerate_secret',
  access: 'service key',
  summary: "Renew an OAuth client's secret",
  answers: { 200: OAuthClient },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    await requireAdmin(auth, request)
    const id = readPathId(request.params, 'id', 'client_id')
    const secret = newClientSecret()
    const client = await inTransaction(auth.platform.db, async (tx) => {
      const before = await readClient(tx, id)
      if (before?.client_type === 'public') throw invalid('A public client has no secret')
      return changeClient(tx, id, { client_secret_hash: hashOf(secret) })
    })
    if (!client) throw new AuthRefusal('oauth_client_not_found')
    return { status: 200, body: clientView(client, secret) }
  },
}
