import type { Budget } from '#server/platform/limits/rate-limit.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

const budget = (name: string, points: number, seconds: number): Budget => ({
  name: `assistant.${name}`,
  points,
  seconds,
})

/** Questions that were understood, texts that nobody had translated before and voice messages; of a person or an address. */
export const BUDGETS = {
  visitor: {
    hour: budget('visitor-hour', 5, HOUR),
    day: budget('visitor-day', 20, DAY),
    translations: budget('visitor-translations', 10, DAY),
  },
  member: {
    hour: budget('member-hour', 20, HOUR),
    day: budget('member-day', 100, DAY),
    translations: budget('member-translations', 100, DAY),
    transcripts: budget('member-transcripts', 50, DAY),
  },
} as const
