import type { GroupReportDecision } from '#contract/groups/close-group-report.ts'
import type { ReportId } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeReportsOn, findOpenReport } from '#server/safety/public.ts'
import { archiveWithin } from './archive-group.ts'
import { lockGroup } from './group-store.ts'

interface Decision {
  reportId: ReportId
  decision: GroupReportDecision
}

/** Settles at once whatever is open about the group. */
export function closeGroupReport(
  platform: Platform,
  { userId }: Member,
  { reportId, decision }: Decision,
): Promise<{ isClosed: true }> {
  return inTransaction(platform.db, async (tx) => {
    const found = await findOpenReport(tx, reportId, 'group')
    const group = found && (await lockGroup(tx, found.subject_id))
    // whoever else decides on this group has done so before it could be locked
    const report = found && (await findOpenReport(tx, reportId, 'group'))
    // whom it is about learns nothing of it, also on the staff
    if (!report || report.reported_user_id === userId || group?.admin_id === userId)
      throw new AppError('groups.report-over')
    const isUpheld = decision === 'uphold'
    if (isUpheld && group) await archiveWithin(tx, platform, group)
    const subject = { kind: 'group', id: report.subject_id } as const
    await closeReportsOn(tx, subject, isUpheld ? 'upheld' : 'dismissed', platform.clock.now())
    return { isClosed: true }
  })
}
