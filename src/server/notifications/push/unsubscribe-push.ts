import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteSubscriptionOfSession } from './push-store.ts'

export function unsubscribePush(
  { db }: Pick<Platform, 'db'>,
  { sessionId }: Member,
): Promise<{ isOnHere: false }> {
  return inTransaction(db, async (tx) => {
    await deleteSubscriptionOfSession(tx, sessionId)
    return { isOnHere: false }
  })
}
