import { z } from 'zod'
import { PlaceId } from '#contract/geo/place.ts'
import { text } from '#contract/kit/text.ts'
import { AssistantCard } from './card.ts'

/** Where questions go: the call keeps the path and the bodies it has always had. */
export const CHAT_PATH = '/functions/v1/ai-chat'

export const CHAT_LIMITS = {
  /** Graphemes of a question. */
  questionMax: 1000,
  /** Graphemes of an earlier answer that is sent along. */
  answerMax: 4000,
  /** Messages of one request; the server reads the last ones of them. */
  messagesMax: 40,
  /** Bytes of a request. */
  bodyMax: 64 * 1024,
  /** An answer ends or fails within this. */
  answerWithinMs: 30_000,
  suggestionsMax: 4,
  cardsMax: 12,
} as const

export const ChatLanguage = z.enum(['english', 'amharic'])
export type ChatLanguage = z.infer<typeof ChatLanguage>

/** What distances are counted in. */
export const ChatUnits = z.enum(['miles', 'kilometres'])
export type ChatUnits = z.infer<typeof ChatUnits>

export const ChatMessage = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: text({ min: 1, max: CHAT_LIMITS.questionMax }) }),
  z.object({ role: z.literal('assistant'), content: text({ max: CHAT_LIMITS.answerMax }) }),
])
export type ChatMessage = z.infer<typeof ChatMessage>

/** A conversation that ends with a question. What is not known here is ignored, as older clients send it. */
export const ChatRequest = z
  .object({
    messages: z.array(ChatMessage).min(1).max(CHAT_LIMITS.messagesMax),
    /** Older clients name none. */
    language: ChatLanguage.default('english'),
    /** Where the reader is, as they chose in the app: what 'near me' means. */
    placeId: PlaceId.optional(),
    /** As they chose in the app; without it what is usual where a place is. */
    units: ChatUnits.optional(),
  })
  .superRefine(({ messages }, context) => {
    if (messages.at(-1)?.role !== 'user')
      context.addIssue({ code: 'custom', message: 'Invalid input', path: ['messages'], input: messages })
  })
export type ChatRequest = z.output<typeof ChatRequest>
export type ChatRequestInput = z.input<typeof ChatRequest>

/**
 * One `data:` line of the answer; `data: [DONE]` ends it. An answer that ends without it, or with `error`, has failed.
 * A client that reads nothing but the delta's content leaves out cards and suggestions and misses no words.
 */
export const ChatChunk = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })),
  /** To be shown below the answer so far, in this order. */
  cards: z.array(AssistantCard).optional(),
  /** What could be asked next, in the language of the answer. */
  suggestions: z.array(z.string()).optional(),
  /** The answer broke off; `status` as if it had been refused before its first word. */
  error: z.object({ message: z.string(), status: z.int() }).optional(),
})
export type ChatChunk = z.infer<typeof ChatChunk>

export const CHAT_DONE = '[DONE]'

/** What a refusal says, as `{ error }`; every status that is not named is `other`. */
export const CHAT_ERRORS = {
  tooMany: { status: 429, message: 'Rate limit exceeded. Please try again later.' },
  unpaid: { status: 402, message: 'Payment required. Please add credits to your workspace.' },
  other: { status: 500, message: 'Failed to get response' },
} as const
