import { z } from 'zod'
import { type NoticeDefinition, NoticeMoney, NoticeTitle } from '#contract/notifications/notice.ts'

const Paid = z.object({ title: NoticeTitle, sum: NoticeMoney })

/** What a person of staff has to look at. */
export const PAYMENT_PROBLEMS = ['wrong_amount', 'refund_failed', 'disputed'] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** What people are notified of by this feature; the subject is the order, or the listing. */
export const PAYMENT_NOTICES = {
  payment_received: { topic: 'listings', facts: Paid, hasOwnMail: true },
  payment_failed: { topic: 'listings', facts: Paid },
  payment_refunded: { topic: 'listings', facts: Paid, hasOwnMail: true },
  /** Paid, but it has to be changed before it is posted. */
  payment_waits: { topic: 'listings', facts: z.object({ title: NoticeTitle }) },
  /** To admins. */
  payment_problem: {
    topic: 'moderation',
    facts: z.object({ number: z.int(), problem: z.enum(PAYMENT_PROBLEMS) }),
    hasOwnMail: true,
  },
  /** To admins; the subject is the order that a payment names and that is not here. */
  payment_unknown: { topic: 'moderation', facts: z.object({}), hasOwnMail: true },
  promotion_ended: { topic: 'listings', facts: z.object({ title: NoticeTitle }) },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>
