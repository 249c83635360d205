import { DAY_MS } from '#contract/kit/duration.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { type ReportedKind, type ReportFields, type ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { countReportsSince, insertReport } from './report-store.ts'

interface Submitted {
  reporterId: UserId
  /** Whose it is. */
  ownerId: UserId
  subject: { kind: ReportedKind; id: string }
  report: ReportFields
  /** Its words as they are now, where their author may still change them. */
  evidence?: string | null
}

/** @throws AppError safety.too-many-reports, safety.own-subject */
export async function submitReport(
  tx: Tx,
  { events, clock, settings }: Pick<Platform, 'events' | 'clock' | 'settings'>,
  { reporterId, ownerId, subject, report, evidence = null }: Submitted,
): Promise<ReportOutcome> {
  const now = clock.now()
  if (reporterId === ownerId) throw new AppError('safety.own-subject')
  const sent = await countReportsSince(tx, reporterId, new Date(now.getTime() - DAY_MS))
  const isNew = await insertReport(tx, {
    id: uuidv7(),
    reporter_id: reporterId,
    reported_user_id: ownerId,
    subject_kind: subject.kind,
    subject_id: subject.id,
    reason: report.reason,
    description: report.detail || null,
    evidence,
    created_at: now,
  })
  if (!isNew) return 'already'
  const limit = settings.limitOf('reports')
  if (sent >= limit) throw new AppError('safety.too-many-reports', { limit })
  await events.emit(tx, 'safety.reported', { subject, ownerId, reporterId, reason: report.reason })
  return 'reported'
}
