import type { PaymentProblem } from '#contract/payments/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findAdmins } from '#server/auth/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

type Found =
  | { orderId: string; number: number; problem: PaymentProblem }
  /** Somebody paid for an order that is not here. */
  | { orderId: string; problem: 'unknown' }

const noticeOf = (found: Found) =>
  found.problem === 'unknown'
    ? ({ kind: 'payment_unknown', subjectId: found.orderId, facts: {} } as const)
    : ({
        kind: 'payment_problem',
        subjectId: found.orderId,
        facts: { number: found.number, problem: found.problem },
      } as const)

/** A person has to look: the machine changed nothing. Once for each order and problem. */
export async function notifyAdmins(tx: Tx, platform: Platform, found: Found): Promise<void> {
  const key = `payment_problem ${found.orderId} ${found.problem}`
  const notice = noticeOf(found)
  for (const admin of await findAdmins(tx))
    await sendNotice(tx, platform, { userId: UserId.parse(admin), notice, byMail: false, key })
}
