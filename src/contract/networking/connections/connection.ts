import { z } from 'zod'
import { text } from '#contract/kit/text.ts'
import { PERSON_LIMITS, PersonLine } from '#contract/networking/people/person.ts'

export const CONNECTION_LIMITS = {
  /** Graphemes. */
  noteMax: 200,
  requestsPerDay: 20,
  /** People who are suggested. */
  suggestions: 10,
  pageSize: 20,
  pageSizeMax: 50,
} as const

export const ConnectionNote = text({ max: CONNECTION_LIMITS.noteMax })

/** Somebody in one's own lists: connected, who asks, or whom one asked. */
export const Connection = z.object({
  person: PersonLine,
  note: z.string().nullable(),
  /** When it was asked, or accepted. */
  at: z.iso.datetime(),
})
export type Connection = z.infer<typeof Connection>

/** Why somebody is suggested, the strongest first; each with what it is about. */
export const SuggestionReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mutual'), count: z.int().min(1), name: z.string() }),
  z.object({ kind: z.literal('group'), title: z.string() }),
  z.object({ kind: z.literal('city'), name: z.string(), nameAm: z.string().nullable() }),
  /** None of these: somebody new here. */
  z.object({ kind: z.literal('new') }),
])
export type SuggestionReason = z.infer<typeof SuggestionReason>

export const Suggestion = z.object({ person: PersonLine, reason: SuggestionReason })
export type Suggestion = z.infer<typeof Suggestion>

/** Words that a name is looked for by. */
export const NameWords = text({ min: 2, max: PERSON_LIMITS.companyMax })
