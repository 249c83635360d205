import { OwnReport } from '#contract/safety/list-own-reports.ts'
import { type ReceivedReport, ReportReason } from '#contract/safety/report.ts'
import type { ReportRow } from './report-store.ts'

export const viewReport = ({ reason, description, created_at }: ReportRow): ReceivedReport => ({
  reason: ReportReason.parse(reason),
  detail: description,
  at: created_at.toISOString(),
})

const STATES: Readonly<Record<string, OwnReport['state']>> = {
  pending: 'open',
  upheld: 'upheld',
  dismissed: 'dismissed',
}

export const viewOwnReport = (row: ReportRow): OwnReport =>
  OwnReport.parse({
    ...viewReport(row),
    id: row.id,
    kind: row.subject_kind,
    state: STATES[row.status],
    decidedAt: row.closed_at?.toISOString() ?? null,
  })
