import { z } from 'zod'
import { Rule } from '#contract/moderation/decisions/rule.ts'

/** Why staff did not let a listing or a change of it through, as its owner reads it. */
export const Decision = z.object({ reason: Rule, note: z.string().nullable() })
export type Decision = z.infer<typeof Decision>
