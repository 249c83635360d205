import { UserId } from '#contract/profiles/profile.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { deleteSessions, type SessionChoice } from './session-store.ts'

/** Ends sessions of a person and tells the features above. Returns their ids for `afterClosing`. */
export async function closeSessions(
  tx: Tx,
  auth: Auth,
  userId: string,
  which: SessionChoice = {},
): Promise<string[]> {
  const sessionIds = await deleteSessions(tx, userId, which)
  if (sessionIds.length > 0) {
    await auth.platform.events.emit(tx, 'auth.signed-out', {
      userId: UserId.parse(userId),
      sessionIds,
      at: auth.platform.clock.now(),
    })
  }
  return sessionIds
}

/** To be called when the transaction is over: their tokens count no more, their open connections end. */
export function afterClosing(auth: Auth, sessionIds: readonly string[]): void {
  auth.standings.forget(sessionIds)
  for (const id of sessionIds) auth.platform.live.dropSession(id)
}
