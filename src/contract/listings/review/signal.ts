import { z } from 'zod'

/** What speaks of a fraud or a copy, and how much it weighs; weights add up to the score of a listing. */
export const SIGNAL_WEIGHTS = {
  /** Rent below 60 % of the median of that city and so many bedrooms. */
  price_far_below: 25,
  /** A picture that somebody else has shown. */
  photo_of_another: 40,
  /** Nearly the words of somebody else. */
  text_of_another: 35,
  /** A home offered by an account that is younger than three days. */
  young_account: 15,
  keys_by_mail: 25,
  deposit_before_viewing: 30,
  credit_report_link: 40,
  /** Pay above that of 95 % of such jobs. */
  pay_far_above: 20,
  cheque_or_reshipping: 50,
  fee_for_job: 50,
  code_request: 45,
  short_link: 25,
  hawala_rates: 30,
  sponsor_letter: 30,
  account_rental: 30,
  /** A home or a job that is not for everybody. */
  unfair_wording: 30,
  /** A word or a link that admins have blocked. */
  blocked_term: 60,
} as const
export const SIGNALS = Object.keys(SIGNAL_WEIGHTS) as [keyof typeof SIGNAL_WEIGHTS]
export const Signal = z.enum(SIGNALS)
export type Signal = z.infer<typeof Signal>

export const scoreOf = (signals: readonly Signal[]): number =>
  signals.reduce((score, signal) => score + SIGNAL_WEIGHTS[signal], 0)

/** From these scores on. */
export const SCORES = { review: 30, hold: 60, block: 85 } as const

const STAFF_ALONE: readonly Signal[] = ['young_account', 'unfair_wording', 'blocked_term']

/** What readers are shown: it says something of the offer itself. The rest is for staff alone. */
export const cautionsOf = (signals: readonly Signal[]): Signal[] =>
  signals.filter((signal) => !STAFF_ALONE.includes(signal))
