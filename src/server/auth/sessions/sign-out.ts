import { writeAudit } from '#server/auth/audit-store.ts'
import { lacksSecondFactor } from '#server/auth/factors/factor-policy.ts'
import { readFactors } from '#server/auth/factors/factor-store.ts'
import { type AuthCall, deviceOf } from '#server/auth/wire/answer-call.ts'
import { readBearerOnTheWay } from '#server/auth/wire/read-bearer.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { closeSessions } from './close-sessions.ts'

/** Which sessions a scope ends, as seen from the one that asks . */
const SCOPES = new Map<string, (own: string) => { only?: string; except?: string }>([
  ['global', () => ({})],
  ['local', (own) => ({ only: own })],
  ['others', (own) => ({ except: own })],
])

export const signOut: AuthCall = {
  name: 'auth.sign-out',
  method: 'POST',
  path: '/logout',
  access: 'signed-in',
  summary: 'Sign out this session, all sessions, or all others',
  query: { scope: [...SCOPES.keys()].join(', ') },
  answers: { 204: null },
  async run(auth, request) {
    const scope = SCOPES.get(request.query['scope'] ?? 'global')
    if (!scope) throw invalid('Unsupported logout scope')
    const { user, session, sessionId } = await readBearerOnTheWay(auth, request)
    await inTransaction(auth.platform.db, async (tx) => {
      await writeAudit(tx, 'logout', user, { ip: deviceOf(request).ip })
      // whoever has not shown the second factor ends no session but their own
      const isWhole = !lacksSecondFactor(await readFactors(tx, user.id), session)
      if (!isWhole && request.query['scope'] === 'others')
        throw new AuthRefusal('insufficient_aal', { status: 403 })
      await closeSessions(tx, auth, user.id, isWhole ? scope(sessionId) : { only: sessionId })
    })
    return { status: 204 }
  },
}
