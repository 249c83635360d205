import { z } from 'zod'
import type { AuthCall } from '#server/auth/wire/answer-call.ts'
import { readBearer } from '#server/auth/wire/read-bearer.ts'
import { shortAddress } from './device-policy.ts'
import { readSessionsOf } from './session-store.ts'

const OwnSession = z.strictObject({
  id: z.uuid(),
  current: z.boolean(),
  user_agent: z.string().nullable(),
  ip: z.string().nullable(),
  aal: z.enum(['aal1', 'aal2']),
  oauth_client_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  refreshed_at: z.iso.datetime().nullable(),
  not_after: z.iso.datetime().nullable(),
})

/** For programs that speak this wire only; it has no such call of its own. */
export const listOwnSessions: AuthCall = {
  name: 'auth.list-own-sessions',
  method: 'GET',
  path: '/user/sessions',
  access: 'signed-in',
  summary: 'List your sessions, latest sign-in first',
  answers: { 200: z.array(OwnSession) },
  async run(auth, request) {
    const { user, sessionId } = await readBearer(auth, request)
    const rows = await readSessionsOf(auth.platform.db, user.id)
    const sessions = rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      user_agent: row.user_agent,
      ip: shortAddress(row.ip),
      aal: row.aal,
      oauth_client_id: row.oauth_client_id,
      created_at: row.created_at,
      refreshed_at: row.refreshed_at,
      not_after: row.not_after,
    }))
    return { status: 200, body: sessions }
  },
}
