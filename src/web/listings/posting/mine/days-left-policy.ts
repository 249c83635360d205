import { DAY_MS } from '#contract/kit/duration.ts'

/** A clock that is a little behind makes no day of it. */
const SLACK_MS = 600_000

/** Days until an instant, the running one counted as a whole: 1 on the last day, 0 once it is over. */
export const daysLeft = (until: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now - SLACK_MS) / DAY_MS))
