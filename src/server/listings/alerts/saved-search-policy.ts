import { MINUTE_MS } from '#contract/kit/duration.ts'
import {
  type AlertFrequency,
  FREQUENCY_HOURS,
  INSTANT_MINUTES,
} from '#contract/listings/alerts/saved-search.ts'

/** When a search that was looked into just now is looked into again. */
export const nextLookAfter = (frequency: AlertFrequency, now: Date): Date =>
  new Date(
    now.getTime() + (frequency === 'instant' ? INSTANT_MINUTES : FREQUENCY_HOURS[frequency] * 60) * MINUTE_MS,
  )

/**
 * What is so fresh may still be in a transaction that has not ended: it is left for the next look, so that nothing
 * slips through between two.
 */
export const SETTLING_MS = 10_000

interface Published {
  publishedAt: string
}

/** Which of them were published after `since` and no later than `until`. */
export const newAmong = <Card extends Published>(
  cards: readonly Card[],
  { since, until }: { since: Date; until: Date },
): Card[] =>
  cards.filter(({ publishedAt }) => {
    const at = Date.parse(publishedAt)
    return at > since.getTime() && at <= until.getTime()
  })
