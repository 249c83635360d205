import type { ReportDecision, ReportId } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeTogether, takeReport } from '#server/safety/public.ts'
import { archiveWithin } from './archive-group.ts'
import { lockGroup } from './group-store.ts'

interface Decision {
  reportId: ReportId
  decision: ReportDecision
}

/** Decides everything that is reported about the group. Nobody decides about a group that they lead. */
export function closeGroupReport(
  platform: Platform,
  { userId }: Member,
  { reportId, decision }: Decision,
): Promise<{ isClosed: true }> {
  return inTransaction(platform.db, async (tx) => {
    const report = await takeReport(tx, { reportId, kinds: ['group'], staffId: userId })
    const group = report && (await lockGroup(tx, report.subject_id))
    if (!report || group?.admin_id === userId) throw new AppError('groups.report-over')
    if (decision === 'uphold' && group) await archiveWithin(tx, platform, group)
    await closeTogether(tx, report, decision, platform.clock.now())
    return { isClosed: true }
  })
}
