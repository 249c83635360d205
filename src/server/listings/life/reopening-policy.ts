import { DAY_MS } from '#contract/kit/duration.ts'
import { ENDED_SHOWN_DAYS } from '#contract/listings/life/period.ts'

/** Until when what its owner closed can be put back; null where it was not closed. Its page is gone from then on. */
export function reopenableUntil({
  state,
  closed_at,
}: {
  state: string
  closed_at: Date | null
}): Date | null {
  if (state !== 'fulfilled' || closed_at === null) return null
  return new Date(closed_at.getTime() + ENDED_SHOWN_DAYS * DAY_MS)
}
