import type { GroupId } from '#contract/groups/group.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { findGroup } from './group-store.ts'

/** Staff read the words as they were when somebody reported them, whatever is made of them later. */
export function reportGroup(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { groupId, report }: { groupId: GroupId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const group = await findGroup(tx, groupId)
    // one that nobody leads any more has nobody to answer for it
    if (!group || group.withheld_at !== null || group.admin_id === null)
      throw new AppError('groups.not-found')
    const outcome = await submitReport(tx, platform, {
      reporterId: userId,
      ownerId: UserId.parse(group.admin_id),
      subject: { kind: 'group', id: groupId },
      report,
      evidence: `${group.title}\n\n${group.description}`,
    })
    return { outcome }
  })
}
