import { z } from 'zod'
import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
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
  'fake_profile',
  'in_relationship',
  'asked_for_money',
  'under_age',
  'other',
] as const
export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

export const REPORT_LIMITS = {
  /** Graphemes. */
  detailMax: 1000,
  perDay: DAILY_LIMITS.reports.usual,
} as const

const Detail = text({ max: REPORT_LIMITS.detailMax })

/** What people report. */
export const REPORTED_KINDS = [
  'listing',
  'photo',
  'message',
  'thread',
  'profile',
  'group',
  'event',
  'group_photo',
  'dating_profile',
  'post',
  'comment',
  'review',
] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

const OF_WORDS = [
  'scam',
  'spam',
  'harassment',
  'sexual',
  'minor_at_risk',
  'threat',
  'private_information',
  'impersonation',
  'self_harm',
  'other',
] as const satisfies readonly ReportReason[]

const OF_TALK: readonly ReportReason[] = [
  'scam',
  'asked_for_money',
  ...OF_WORDS.filter((reason) => reason !== 'scam'),
]

const OF_PHOTOS: readonly ReportReason[] = [
  'impersonation',
  'fake',
  'sexual',
  'prohibited',
  'private_information',
  'minor_at_risk',
  'harassment',
  'threat',
  'spam',
  'other',
]

/** What can be wrong with each of them, as the sheet shows it: what fits it best first. */
export const REASONS_OF: Readonly<Record<ReportedKind, readonly ReportReason[]>> = {
  listing: [
    'scam',
    'fake',
    'prohibited',
    'unavailable',
    'wrong_category',
    'spam',
    'discrimination',
    'impersonation',
    'private_information',
    'harassment',
    'sexual',
    'minor_at_risk',
    'threat',
    'other',
  ],
  photo: OF_PHOTOS,
  group_photo: OF_PHOTOS,
  message: OF_TALK,
  thread: OF_TALK,
  profile: ['impersonation', 'fake_profile', ...OF_WORDS.filter((reason) => reason !== 'impersonation')],
  group: ['scam', 'prohibited', ...OF_WORDS.filter((reason) => reason !== 'scam')],
  event: ['scam', 'fake', 'prohibited', ...OF_WORDS.filter((reason) => reason !== 'scam')],
  dating_profile: [
    'fake_profile',
    'in_relationship',
    'asked_for_money',
    'under_age',
    'impersonation',
    'harassment',
    'sexual',
    'scam',
    'spam',
    'private_information',
    'threat',
    'minor_at_risk',
    'self_harm',
    'other',
  ],
  post: OF_WORDS,
  comment: OF_WORDS,
  review: ['fake', ...OF_WORDS],
}

/** What somebody says is wrong with a thing of this kind. 'other' says nothing without words. */
export const reportFields = (kind: ReportedKind) =>
  z
    .strictObject({ reason: ReportReason.extract([...REASONS_OF[kind]]), detail: Detail.nullable() })
    .superRefine(({ reason, detail }, context) => {
      if (reason === 'other' && (detail ?? '') === '')
        context.addIssue({
          code: 'invalid_type',
          expected: 'nonoptional',
          path: ['detail'],
          input: undefined,
        })
    })
export interface ReportFields {
  reason: ReportReason
  detail: string | null
}

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
