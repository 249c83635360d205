import { z } from 'zod'

/** The choices of the group dialog as recurrence rules of RFC 5545; null is "none". */
export const REPEAT_RULES = {
  none: null,
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  monthly: 'FREQ=MONTHLY',
  mon_wed_fri: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
} as const
export const REPEATS = ['none', 'daily', 'weekly', 'monthly', 'mon_wed_fri'] as const
export const Repeat = z.enum(REPEATS)
export type Repeat = z.infer<typeof Repeat>

export const RepeatRule = z.enum([
  REPEAT_RULES.daily,
  REPEAT_RULES.weekly,
  REPEAT_RULES.monthly,
  REPEAT_RULES.mon_wed_fri,
])
export type RepeatRule = z.infer<typeof RepeatRule>

/** The choice that a stored rule stands for. */
export const repeatOf = (rule: RepeatRule | null): Repeat =>
  REPEATS.find((repeat) => REPEAT_RULES[repeat] === rule) ?? 'none'
