import type { Warning } from '#contract/messaging/messages/warning.ts'
import type { ReportReason } from '#contract/safety/report.ts'

const REASONS: Record<Warning, ReportReason> = {
  hurtful: 'harassment',
  code: 'scam',
  payment: 'asked_for_money',
  overpayment: 'scam',
  contact: 'scam',
  link: 'scam',
}
/** What does the most harm first. */
const WORST_FIRST: readonly Warning[] = ['hurtful', 'code', 'overpayment', 'payment', 'link', 'contact']

/** What seems to be wrong with a message that one was warned of. */
export const likelyReason = (warnings: readonly Warning[]): ReportReason | undefined => {
  const worst = WORST_FIRST.find((warning) => warnings.includes(warning))
  return worst && REASONS[worst]
}
