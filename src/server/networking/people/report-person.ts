import type { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { isKnown } from './person-store.ts'

export function reportPerson(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId: reporterId }: Member,
  { userId, report }: { userId: UserId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await isKnown(tx, userId, reporterId))) throw new AppError('networking.person-not-found')
    const submitted = {
      reporterId,
      ownerId: userId,
      subject: { kind: 'profile', id: userId },
      report,
    } as const
    return { outcome: await submitReport(tx, platform, submitted) }
  })
}
