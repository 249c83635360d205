import { QUEUE_SHOWN, type QueuedReport, ReportId } from '#contract/safety/report.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import { findQueuedReports, type Subject } from './report-store.ts'
import { viewReport } from './report-view.ts'

/** An open report with what it is about. */
export interface QueuedSubject<Kind extends Subject['kind']> {
  kind: Kind
  subjectId: string
  reportedUserId: string
  /** The words of the subject when it was reported. */
  evidence: string | null
  report: QueuedReport
}

/**
 * The queue of open reports about subjects of these kinds, longest waiting first. Reports about the reader themselves
 * are not in it: also staff do not learn who reported them.
 */
export async function listReportQueue<Kind extends Subject['kind']>(
  db: Database,
  kinds: readonly Kind[],
  staffId: string,
): Promise<QueuedSubject<Kind>[]> {
  const rows = await findQueuedReports(db, kinds, { exceptAbout: staffId, limit: QUEUE_SHOWN })
  return rows.flatMap((row) => {
    const kind = kinds.find((one) => one === row.subject_kind)
    if (kind === undefined) return []
    return {
      kind,
      subjectId: row.subject_id,
      reportedUserId: row.reported_user_id,
      evidence: row.evidence,
      report: { ...viewReport(row), id: ReportId.parse(row.id) },
    }
  })
}
