import type { UserId } from '#contract/profiles/profile.ts'
import { writeEvents } from '#server/moderation/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAccount } from './find-account.ts'

export function writeNote(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId: actorId }: Member,
  { userId, note }: { userId: UserId; note: string },
): Promise<{ isWritten: true }> {
  return inTransaction(db, async (tx) => {
    await findAccount(tx, userId)
    const subject = { kind: 'account', id: userId } as const
    await writeEvents(tx, [{ at: clock.now(), actorId, action: 'note', subject, personId: userId, note }])
    return { isWritten: true }
  })
}
