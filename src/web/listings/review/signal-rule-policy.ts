import { Signal } from '#contract/listings/review/signal.ts'
import type { Rule } from '#contract/moderation/decisions/rule.ts'

/** The rule that a finding speaks of; null where it says only that somebody should look. */
const RULE_OF: Readonly<Record<Signal, Rule | null>> = {
  price_far_below: 'misleading',
  photo_of_another: 'photos',
  text_of_another: 'misleading',
  young_account: null,
  keys_by_mail: 'scam',
  deposit_before_viewing: 'scam',
  credit_report_link: 'scam',
  pay_far_above: 'misleading',
  cheque_or_reshipping: 'scam',
  fee_for_job: 'scam',
  code_request: 'scam',
  short_link: 'contact_details',
  hawala_rates: 'prohibited',
  sponsor_letter: 'prohibited',
  account_rental: 'prohibited',
  unfair_wording: 'discrimination',
  blocked_term: 'prohibited',
}

export const ruleOfSignal = (signal: string): Rule | null => {
  const known = Signal.safeParse(signal).data
  return known === undefined ? null : RULE_OF[known]
}
