import { UserId } from '#contract/profiles/profile.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { afterCommit, type Tx } from '#server/platform/database/transactions.ts'
import { deleteSessions, type SessionChoice } from './session-store.ts'

/**
 * Ends sessions of a person and tells the features above. With the commit their tokens count no more, and their open
 * connections end.
 */
export async function closeSessions(
  tx: Tx,
  auth: Auth,
  userId: string,
  which: SessionChoice = {},
): Promise<void> {
  const sessionIds = await deleteSessions(tx, userId, which)
  if (sessionIds.length === 0) return
  await auth.platform.events.emit(tx, 'auth.signed-out', {
    userId: UserId.parse(userId),
    sessionIds,
    at: auth.platform.clock.now(),
  })
  afterCommit(() => {
    auth.standings.forget(sessionIds)
    for (const id of sessionIds) auth.platform.live.dropSession(id)
  })
}
