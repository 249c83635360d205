import type { ReportDecision, ReportId } from '#contract/safety/report.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { closeReportsOn, findOpenReport, lockSubject, type ReportRow, type Subject } from './report-store.ts'

export interface OpenReport<Kind extends Subject['kind']> extends ReportRow {
  subject_kind: Kind
}

/**
 * Takes an open report to decide on: whoever else decides about the same subject waits until the transaction ends, and
 * finds it decided.
 * @returns null when it is decided, about something else, or about the reader themselves
 */
export async function takeReport<Kind extends Subject['kind']>(
  tx: Tx,
  { reportId, kinds, staffId }: { reportId: ReportId; kinds: readonly Kind[]; staffId: string },
): Promise<OpenReport<Kind> | null> {
  const found = await findOpenReport(tx, reportId, kinds)
  if (!found || found.reported_user_id === staffId) return null
  await lockSubject(tx, subjectOf(found))
  return findOpenReport(tx, reportId, kinds)
}

/** Closes every open report about the subject of this one. */
export async function closeTogether<Kind extends Subject['kind']>(
  tx: Tx,
  report: OpenReport<Kind>,
  decision: ReportDecision,
  at: Date,
): Promise<void> {
  await closeReportsOn(tx, subjectOf(report), decision === 'uphold' ? 'upheld' : 'dismissed', at)
}

const subjectOf = <Kind extends Subject['kind']>(report: OpenReport<Kind>): Subject => ({
  kind: report.subject_kind,
  id: report.subject_id,
})
