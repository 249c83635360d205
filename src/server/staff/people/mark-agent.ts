import type { UserId } from '#contract/profiles/profile.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { setAgent } from '#server/payments/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAccount } from './find-account.ts'

interface Mark {
  userId: UserId
  isAgent: boolean
  reason: string
}

/** What is posted already stays as it is. Repeating it changes nothing and writes nothing. */
export function markAgent(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  member: Member,
  { userId, isAgent, reason }: Mark,
): Promise<{ isAgent: boolean }> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    await findAccount(tx, userId)
    if (!(await setAgent(tx, { userId, isAgent, at }))) return { isAgent }
    await writeEvents(tx, [
      {
        at,
        actorId: member.userId,
        action: isAgent ? 'mark_agent' : 'unmark_agent',
        subject: { kind: 'account', id: userId },
        personId: userId,
        note: reason,
      },
    ])
    return { isAgent }
  })
}
