import { z } from 'zod'
import { Score } from '#contract/reviews/review.ts'

/** How somebody stands with those they had to do with. */
export const Standing = z.object({
  /** Closed with somebody from here whom they named. */
  closedHere: z.int(),
  score: Score,
  /** How soon they mostly answer a first question; null while too few were asked. */
  repliesWithin: z.enum(['hour', 'day', 'days']).nullable(),
})
export type Standing = z.infer<typeof Standing>
