import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { requireAdmin } from '#server/auth/wire/read-admin.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { deleteClientRow, readProgramSessions } from './client-store.ts'
import { requireOAuthServer } from './server-policy.ts'

/** Takes a program away, with everything that people gave it. */
export const deleteClient: AuthCall = {
  name: 'auth.delete-client',
  method: 'DELETE',
  path: '/admin/oauth/clients/{id}',
  access: 'service key',
  summary: 'Delete an OAuth client',
  answers: { 204: null },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    await requireAdmin(auth, request)
    const id = readPathId(request.params, 'id', 'client_id')
    await inTransaction(auth.platform.db, async (tx) => {
      const sessions = await readProgramSessions(tx, id)
      for (const session of sessions) await closeSessions(tx, auth, session.user_id, { only: session.id })
      if (!(await deleteClientRow(tx, id))) throw new AuthRefusal('oauth_client_not_found')
    })
    return { status: 204 }
  },
}
