import { DAY_MS, HOUR_MS } from '#contract/kit/duration.ts'
import { type Category, LIFE_DAYS } from '#contract/listings/category.ts'
import type { Details } from '#contract/listings/detail-value.ts'

/** What has ended stays readable for so long, marked as over; then it is gone. */
export const ENDED_SHOWN_DAYS = 14

/** An event stays for those who come late, and to be found again. */
const AFTER_EVENT_MS = 6 * HOUR_MS

/** A day is over everywhere when it is over at UTC-12. */
const LAST_ZONE_MS = 12 * HOUR_MS

/** The day it is where it is latest: nobody's today lies before it. ISO date. */
export const earliestToday = (now: Date): string =>
  new Date(now.getTime() - LAST_ZONE_MS).toISOString().slice(0, 10)

/** Does the end follow from what the listing says, rather than from the day it was published? */
export const endsByItself = (category: Category): boolean => category === 'jobs' || category === 'events'

/** When a listing ends: a job when its last day to apply is over everywhere, an event 6 hours after its end. */
export function expiryOf(category: Category, details: Details, publishedAt: Date): Date {
  const { apply_by, starts_at, ends_at } = details
  if (category === 'jobs' && typeof apply_by === 'string')
    return new Date(Date.parse(apply_by) + DAY_MS + LAST_ZONE_MS)
  const end = typeof ends_at === 'string' ? ends_at : starts_at
  if (category === 'events' && typeof end === 'string') return new Date(Date.parse(end) + AFTER_EVENT_MS)
  return new Date(publishedAt.getTime() + LIFE_DAYS[category] * DAY_MS)
}
