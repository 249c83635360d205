import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { PROFILE_LIMITS, UserId } from '#contract/profiles/profile.ts'

export const MENTION_LIMITS = {
  /** People whom one post or comment names. */
  max: 10,
  /** People who are offered while a name is typed. */
  offered: 5,
} as const

/** A person whom a text names: the name stands in its words after an @. */
export const Mention = z.strictObject({
  userId: UserId,
  name: text({ min: 1, max: PROFILE_LIMITS.fullNameMax }),
})
export type Mention = z.infer<typeof Mention>

/** Each person once. */
export const Mentions = z
  .array(Mention)
  .max(MENTION_LIMITS.max)
  .refine((mentions) => new Set(mentions.map(({ userId }) => userId)).size === mentions.length)
  .default([])
