import { DAY_MS } from '#contract/kit/duration.ts'
import { EVENT_LIMITS } from '#contract/groups/events/event.ts'
import { AppError } from '#server/platform/app-error.ts'

/**
 * People are called to what lies ahead, and not in years to come.
 * @throws AppError groups.event-past, groups.event-far
 */
export function checkAhead(startsAt: Date, now: Date): void {
  if (startsAt <= now) throw new AppError('groups.event-past')
  checkNear(startsAt, now)
}

/** @throws AppError groups.event-far */
export function checkNear(startsAt: Date, now: Date): void {
  if (startsAt.getTime() > now.getTime() + EVENT_LIMITS.aheadDays * DAY_MS)
    throw new AppError('groups.event-far')
}
