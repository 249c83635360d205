import type { SessionId } from '#contract/auth/session.ts'
import { openAuth } from './open-auth.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeSessions } from './sessions/close-sessions.ts'

/** Signs one of a person's own devices out. One that is gone, or somebody else's, stays as it is. */
export async function closeSession(
  platform: Platform,
  member: Member,
  { sessionId }: { sessionId: SessionId },
): Promise<{ closed: true }> {
  const auth = openAuth(platform)
  await inTransaction(platform.db, (tx) => closeSessions(tx, auth, member.userId, { only: sessionId }))
  return { closed: true }
}
