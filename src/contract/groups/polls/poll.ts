import { z } from 'zod'
import { line } from '#contract/kit/text.ts'

export const PollId = z.uuid().brand<'PollId'>()
export type PollId = z.infer<typeof PollId>

export const POLL_LIMITS = {
  /** Graphemes. */
  questionMax: 200,
  optionMax: 80,
  optionsMin: 2,
  optionsMax: 8,
  /** Days after which a poll closes, as they are offered. */
  days: [1, 3, 7, 14],
  /** Open polls of one group. */
  openMax: 10,
  /** Polls that are listed, those that are open first. */
  listed: 30,
} as const

/** What is asked; the options differ, whatever their case. */
export const PollFields = z.strictObject({
  question: line({ min: 1, max: POLL_LIMITS.questionMax }),
  options: z
    .array(line({ min: 1, max: POLL_LIMITS.optionMax }))
    .min(POLL_LIMITS.optionsMin)
    .max(POLL_LIMITS.optionsMax)
    .refine((options) => new Set(options.map((option) => option.toLowerCase())).size === options.length),
  isMultiple: z.boolean(),
  days: z.literal(POLL_LIMITS.days),
})
export type PollFields = z.infer<typeof PollFields>

/** Options by their index; one, or several where that is allowed. None takes the answer back. */
export const PollChoices = z
  .array(
    z
      .int()
      .min(0)
      .max(POLL_LIMITS.optionsMax - 1),
  )
  .max(POLL_LIMITS.optionsMax)
  .refine((choices) => new Set(choices).size === choices.length)

/** A poll as a member sees it; who answered what, nobody sees. */
export const Poll = z.object({
  id: PollId,
  question: z.string(),
  options: z.array(z.object({ text: z.string(), votes: z.int().min(0), isChosen: z.boolean() })),
  isMultiple: z.boolean(),
  /** People who answered. */
  voters: z.int().min(0),
  /** Or when it was closed. */
  closesAt: z.iso.datetime(),
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Poll = z.infer<typeof Poll>
