import type { UserId } from '#contract/profiles/profile.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openSession } from './open-session.ts'
import { type SessionAnswer, sessionView } from './session-view.ts'

/** Signs somebody in without asking for a proof: for test people only, no call of the wire leads here. */
export async function mintSession(platform: Platform, userId: UserId): Promise<SessionAnswer> {
  const auth = openAuth(platform)
  const opening = { method: 'password', device: { ip: null, userAgent: null }, bannedStatus: 403 } as const
  const grant = await inTransaction(platform.db, (tx) => openSession(tx, auth, userId, opening))
  return sessionView(auth, grant)
}
