import { writeAudit } from '#server/auth/audit-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { readPathId } from '#server/auth/wire/read-path-id.ts'
import { AuthRefusal } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { closeSessions } from './close-sessions.ts'
import { readSessionOf } from './session-store.ts'

export const closeOwnSession: AuthCall = {
  name: 'auth.close-own-session',
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'signed-in',
  summary: 'Sign out one of your sessions',
  answers: { 204: null },
  async run(auth, request) {
    const { user } = await readBearer(auth, request)
    const id = readPathId(request.params, 'id', 'session_id')
    await inTransaction(auth.platform.db, async (tx) => {
      if (!(await readSessionOf(tx, id, user.id))) throw new AuthRefusal('not_found')
      await writeAudit(tx, 'logout', user, { ip: deviceOf(request).ip, traits: { session_id: id } })
      await closeSessions(tx, auth, user.id, { only: id })
    })
    return { status: 204 }
  },
}
