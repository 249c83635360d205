import type { ReportId } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeTogether, openReportsAbout, takeReport } from '#server/safety/public.ts'
import { changeAllowance, lockAllowance } from '#server/dating/deck/allowance-store.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { changeDating, lockOwnDating } from '#server/dating/profile/profile-store.ts'
import { isWithheldFor } from './report-policy.ts'

/** Decides on all reports about the same profile. Whoever is taken out stays out, with a new profile too. */
export function closeDatingReport(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { reportId, outcome }: { reportId: ReportId; outcome: 'dismissed' | 'upheld' },
): Promise<{ isClosed: true }> {
  return inTransaction(db, async (tx) => {
    const report = await takeReport(tx, { reportId, kinds: ['dating_profile'], staffId: userId })
    if (!report) throw new AppError('dating.not-found')
    const now = clock.now()
    await closeTogether(tx, report, outcome === 'upheld' ? 'uphold' : 'dismiss', now)
    const reported = report.reported_user_id
    if (outcome === 'upheld') {
      await lockAllowance(tx, reported, dayOf(now))
      await changeAllowance(tx, reported, { is_removed: true })
    }
    const row = await lockOwnDating(tx, reported)
    if (row && outcome === 'upheld') await changeDating(tx, reported, { withheld: 'removed' })
    const isOver = !isWithheldFor(await openReportsAbout(tx, 'dating_profile', reported))
    if (row?.withheld === 'review' && outcome === 'dismissed' && isOver)
      await changeDating(tx, reported, { withheld: null })
    return { isClosed: true }
  })
}
