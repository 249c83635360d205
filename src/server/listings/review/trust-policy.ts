import { type Role, satisfies } from '#contract/kit/access.ts'
import { DAILY_LIMITS } from '#contract/kit/daily-limits.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { isConfirmed } from '#server/auth/public.ts'

/** How far somebody is trusted; never shown. */
export type TrustLevel = 0 | 1 | 2 | 3

export interface Known {
  role: Role
  hasEmail: boolean
  hasPhone: boolean
  memberSince: Date
  /** Listings of theirs that stayed. */
  goodListings: number
  /** Listings of theirs that staff refused within the last 60 days. */
  refusedLately: number
}

const SETTLED_DAYS = 14
const GOOD_LISTINGS = 3

/** 0: new. 1: has a telephone, or an address for a day. 2: has posted well for two weeks. 3: staff. */
export function trustLevel(known: Known, now: Date): TrustLevel {
  if (satisfies(known.role, 'manager')) return 3
  if (!isConfirmed(known, now)) return 0
  const days = (now.getTime() - known.memberSince.getTime()) / DAY_MS
  const isSettled = days >= SETTLED_DAYS && known.goodListings >= GOOD_LISTINGS && known.refusedLately === 0
  return isSettled ? 2 : 1
}

/** Listings on offer at a time, and newly published within a day. */
export const QUOTAS: Readonly<Record<TrustLevel, { active: number; perDay: number }>> = {
  0: { active: 2, perDay: DAILY_LIMITS.listings.usual },
  1: { active: 10, perDay: 5 },
  2: { active: 30, perDay: 10 },
  3: { active: 100, perDay: 20 },
}
