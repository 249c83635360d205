import { DAY_MS } from '#contract/kit/duration.ts'

/** What is confirmed about somebody, and since when they are here. */
export interface Confirmed {
  hasEmail: boolean
  hasPhone: boolean
  memberSince: Date
}

/** Trust level 0 ends with a telephone number, or with a day on a confirmed address. */
export const isConfirmed = ({ hasEmail, hasPhone, memberSince }: Confirmed, now: Date): boolean =>
  hasPhone || (hasEmail && now.getTime() - memberSince.getTime() >= DAY_MS)
