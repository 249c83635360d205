import type { CaseId } from '#contract/moderation/cases/case.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { releaseRow } from './case-store.ts'
import { publishCase } from './publish-cases.ts'

/** Nothing happens where somebody else holds it. */
export function releaseCase(
  platform: Pick<Platform, 'db' | 'live'>,
  { userId }: Member,
  { caseId }: { caseId: CaseId },
): Promise<{ isReleased: true }> {
  return inTransaction(platform.db, async (tx) => {
    if (await releaseRow(tx, caseId, userId)) publishCase(platform, caseId)
    return { isReleased: true }
  })
}
