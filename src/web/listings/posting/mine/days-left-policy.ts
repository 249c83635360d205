import { DAY_MS } from '#contract/listings/life.ts'

/** Days until an instant, the running one counted as a whole: 1 on the last day, 0 once it is over. */
export const daysLeft = (until: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS))
