/** What somebody may do within a day: as it comes, and the most that can be set. */
export const DAILY_LIMITS = {
  /** Listings of somebody who is new. */
  listings: { usual: 1, max: 50 },
  /** Conversations that somebody who is new may begin. */
  conversations: { usual: 5, max: 200 },
  reports: { usual: 10, max: 100 },
} as const
