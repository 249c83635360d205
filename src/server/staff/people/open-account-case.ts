import { CaseId } from '#contract/moderation/cases/case.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { openCase } from '#server/moderation/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findAccount } from './find-account.ts'

/** What staff found out by themselves is decided in the same queue as what was reported. */
export function openAccountCase(
  platform: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: { userId: UserId },
): Promise<{ caseId: CaseId }> {
  return inTransaction(platform.db, async (tx) => {
    await findAccount(tx, userId)
    const subject = { kind: 'account', id: userId } as const
    const id = await openCase(tx, platform, { subject, ownerId: userId, queue: 'reports' })
    return { caseId: CaseId.parse(id) }
  })
}
