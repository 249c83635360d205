import type { UserId } from '#contract/profiles/profile.ts'
import { writeEvents } from '#server/moderation/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAccount } from './find-account.ts'

/** The entry is written with the answer, so that no look is without one. */
export function revealContacts(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId: actorId }: Member,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<{ email: string | null; phone: string | null }> {
  return inTransaction(db, async (tx) => {
    const { account } = await findAccount(tx, userId)
    const subject = { kind: 'account', id: userId } as const
    await writeEvents(tx, [
      { at: clock.now(), actorId, action: 'reveal', subject, personId: userId, note: reason },
    ])
    return { email: account.email, phone: account.phone === null ? null : `+${account.phone}` }
  })
}
