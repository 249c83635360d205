import { Category, LIFE_DAYS } from '#contract/listings/category.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { ENDED_SHOWN_DAYS, endsByItself } from '#contract/listings/life/period.ts'
import { isLive } from '#contract/listings/life/state.ts'
import { stateAt } from '#server/listings/listing-policy.ts'

interface Living {
  state: string
  category: string
  published_at: Date | null
  renewed_at: Date | null
  bumped_at: Date | null
  expires_at: Date | null
}

/** Nobody renews every hour. */
const REST_DAYS = 2
/** A renewal brings a listing to the top again only when it has not been there for so long. */
const BUMP_DAYS = 7

const after = (start: Date, days: number): Date => new Date(start.getTime() + days * DAY_MS)

/** From when on it may be renewed, now or later; null where its dates or its state decide. */
export function renewableFrom(row: Living, now: Date): Date | null {
  const last = row.renewed_at ?? row.published_at
  if (last === null || row.expires_at === null || endsByItself(Category.parse(row.category))) return null
  const state = stateAt(row, now)
  const isShown = state === 'expired' && now < after(row.expires_at, ENDED_SHOWN_DAYS)
  return isLive(state) || isShown ? after(last, REST_DAYS) : null
}

/** What a renewal makes of it. */
export function renewed(
  { category, bumped_at }: Pick<Living, 'category' | 'bumped_at'>,
  now: Date,
): { renewed_at: Date; bumped_at: Date; expires_at: Date } {
  const isFresh = bumped_at !== null && now < after(bumped_at, BUMP_DAYS)
  return {
    renewed_at: now,
    bumped_at: isFresh ? bumped_at : now,
    expires_at: after(now, LIFE_DAYS[Category.parse(category)]),
  }
}
