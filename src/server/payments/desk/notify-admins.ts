import type { PaymentProblem } from '#contract/payments/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findAdmins } from '#server/auth/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** A person has to look: the machine changed nothing. Once for each order and problem. */
export async function notifyAdmins(
  tx: Tx,
  platform: Platform,
  { orderId, number, problem }: { orderId: string; number: number; problem: PaymentProblem },
): Promise<void> {
  for (const admin of await findAdmins(tx)) {
    const notice = { kind: 'payment_problem', subjectId: orderId, facts: { number, problem } } as const
    const key = `payment_problem ${orderId} ${problem}`
    await sendNotice(tx, platform, { userId: UserId.parse(admin), notice, byMail: false, key })
  }
}
