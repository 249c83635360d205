import { queueNotice } from '#server/auth/mailing/send-notice-job.ts'
import { closeSessions } from '#server/auth/sessions/close-sessions.ts'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { deleteAuthorizations, deleteConsent } from './authorization-store.ts'
import { readProgramSessions } from './client-store.ts'
import { requireOAuthServer } from './server-policy.ts'

/** A program is let in no longer: its tokens and codes are dead. */
export const revokeGrant: AuthCall = {
  name: 'auth.revoke-grant',
  method: 'DELETE',
  path: '/user/oauth/grants',
  access: 'signed-in',
  summary: "Revoke a client's authorization",
  query: { client_id: 'The program' },
  answers: { 204: null },
  async run(auth, request) {
    requireOAuthServer(auth.platform.config)
    const { user } = await readBearer(auth, request)
    const clientId = request.query['client_id'] ?? ''
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(clientId)) {
      throw invalid('client_id must be an UUID')
    }
    await inTransaction(auth.platform.db, async (tx) => {
      if (!(await deleteConsent(tx, user.id, clientId))) throw new AuthRefusal('oauth_consent_not_found')
      const sessions = await readProgramSessions(tx, clientId, user.id)
      for (const { id } of sessions) await closeSessions(tx, auth, user.id, { only: id })
      await deleteAuthorizations(tx, user.id, clientId)
      await queueNotice(tx, auth, user, 'program_ended')
    })
    return { status: 204 }
  },
}
