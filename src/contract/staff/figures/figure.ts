import { z } from 'zod'

/** What is counted of each day, in UTC. */
export const METRICS = [
  'new_people',
  'new_listings',
  'live_listings',
  'live_in_city',
  'closed',
  'closed_here',
  'first_reply_minutes',
  'reports',
  'handling_minutes',
  'appeals',
  'appeals_overturned',
] as const
export const Metric = z.enum(METRICS)
export type Metric = z.infer<typeof Metric>

/** A number over time; null for a day of which nothing was counted. */
export const Series = z.object({
  metric: Metric,
  /** A category or a city; empty: all. */
  slice: z.string(),
  values: z.array(z.number().nullable()),
})
export type Series = z.infer<typeof Series>

/** So many days are shown at once. */
export const FIGURE_DAYS = ['30', '90', '365'] as const
export const FigureDays = z.enum(FIGURE_DAYS)
export type FigureDays = z.infer<typeof FigureDays>
