import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { REPORTED_KINDS, ReportId, ReportReason } from './report.ts'

export const REPORTS_PAGE = 30

/** Waits; something followed; nothing wrong was found. */
export const OwnReportState = z.enum(['open', 'upheld', 'dismissed'])

/** A report as whoever sent it sees it. */
export const OwnReport = z.object({
  id: ReportId,
  kind: z.enum(REPORTED_KINDS),
  reason: ReportReason,
  detail: z.string().nullable(),
  at: z.iso.datetime(),
  state: OwnReportState,
  decidedAt: z.iso.datetime().nullable(),
})
export type OwnReport = z.infer<typeof OwnReport>

export const listOwnReports = operation({
  name: 'safety.list-own-reports',
  method: 'GET',
  path: '/api/reports',
  access: 'signed-in',
  summary: 'List what you have reported and what came of it, latest first',
  input: z.strictObject({ cursor: Cursor.optional() }),
  output: pageOf(OwnReport),
  errors: {},
})
