import { type ReceivedReport, ReportReason } from '#contract/safety/report.ts'
import type { ReportRow } from './report-store.ts'

export const viewReport = ({ reason, description, created_at }: ReportRow): ReceivedReport => ({
  reason: ReportReason.parse(reason),
  detail: description,
  at: created_at.toISOString(),
})
