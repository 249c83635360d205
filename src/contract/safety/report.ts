import { z } from 'zod'
import { text } from '#contract/kit/text.ts'

export const REPORT_REASONS = [
  'scam',
  'fake',
  'unavailable',
  'spam',
  'wrong_category',
  'prohibited',
  'discrimination',
  'harassment',
  'sexual',
  'minor_at_risk',
  'threat',
  'private_information',
  'impersonation',
  'self_harm',
  'other',
] as const
export const ReportReason = z.enum(REPORT_REASONS)
/** What can be wrong with a listing alone. */
export const LISTING_REASONS: readonly ReportReason[] = [
  'fake',
  'unavailable',
  'wrong_category',
  'discrimination',
]
export type ReportReason = z.infer<typeof ReportReason>

export const REPORT_LIMITS = {
  /** Graphemes. */
  detailMax: 1000,
  perDay: 10,
} as const

const Detail = text({ max: REPORT_LIMITS.detailMax })

/** What somebody says is wrong. 'other' says nothing without words. */
export const ReportFields = z
  .strictObject({ reason: ReportReason, detail: Detail.nullable() })
  .superRefine(({ reason, detail }, context) => {
    if (reason === 'other' && (detail ?? '') === '')
      context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: ['detail'], input: undefined })
  })
export type ReportFields = z.output<typeof ReportFields>

/** A second report of the same person about the same thing is one with the first, as long as that is open. */
export const ReportOutcome = z.enum(['reported', 'already'])
export type ReportOutcome = z.infer<typeof ReportOutcome>

export const ReportId = z.uuid().brand<'ReportId'>()
export type ReportId = z.infer<typeof ReportId>

/** A report as staff see it; who sent it is not needed to decide. */
export const ReceivedReport = z.object({
  reason: ReportReason,
  detail: z.string().nullable(),
  at: z.iso.datetime(),
})
export type ReceivedReport = z.infer<typeof ReceivedReport>

/** How many open reports a queue shows at a time: staff work from the longest waiting. */
export const QUEUE_SHOWN = 50

/** A report as it waits in a queue of staff. */
export const QueuedReport = ReceivedReport.extend({ id: ReportId })
export type QueuedReport = z.infer<typeof QueuedReport>

/** Nothing is wrong, or what was reported is acted on. Either decides all that is open about the same subject. */
export const ReportDecision = z.enum(['dismiss', 'uphold'])
export type ReportDecision = z.infer<typeof ReportDecision>
