import { DAY_MS } from '#contract/kit/duration.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { REPORT_LIMITS, type ReportFields, type ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { countReportsSince, insertReport, type Subject } from './report-store.ts'

interface Submitted {
  reporterId: UserId
  /** Whose it is. */
  ownerId: UserId
  subject: Subject
  report: ReportFields
  /** Its words as they are now, where their author may still change them. */
  evidence?: string | null
}

/** @throws AppError safety.too-many-reports, safety.own-subject */
export async function submitReport(
  tx: Tx,
  { reporterId, ownerId, subject, report, evidence = null }: Submitted,
  now: Date,
): Promise<ReportOutcome> {
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
  if (sent >= REPORT_LIMITS.perDay)
    throw new AppError('safety.too-many-reports', { limit: REPORT_LIMITS.perDay })
  return 'reported'
}
