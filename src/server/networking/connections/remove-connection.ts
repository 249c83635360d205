import type { ConnectionState } from '#contract/networking/people/person.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changePair, deletePair, lockPair, readState } from './connection-store.ts'

/** A request of the other one is answered, not removed; without anything to remove nothing happens. */
export function removeConnection(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { userId: other }: { userId: UserId },
): Promise<{ state: ConnectionState }> {
  return inTransaction(db, async (tx) => {
    const row = await lockPair(tx, userId, other)
    const isOwnRequest = row?.asked_by === userId
    if (row?.status === 'ignored' && isOwnRequest) await changePair(tx, row, { is_withdrawn: true })
    if (row?.status === 'accepted' || (row?.status === 'pending' && isOwnRequest))
      await deletePair(tx, userId, other)
    return { state: await readState(tx, userId, other) }
  })
}
