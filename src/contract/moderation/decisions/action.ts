import { z } from 'zod'

/** Days. */
export const SUSPENSION_DAYS = [1, 3, 7, 30] as const

/** What becomes of the subject: one of them at most. */
export const SUBJECT_ACTIONS = ['approve', 'request_changes', 'move', 'remove', 'answer', 'dismiss'] as const
/** What becomes of the person whose it is. */
export const PERSON_ACTIONS = ['warn', 'strike', 'suspend', 'ban', 'require_verification'] as const
export const ACTION_KINDS = [...SUBJECT_ACTIONS, ...PERSON_ACTIONS, 'mute_reporters', 'escalate'] as const
export const ActionKind = z.enum(ACTION_KINDS)
export type ActionKind = z.infer<typeof ActionKind>

export const Action = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(ACTION_KINDS).exclude(['suspend', 'move']),
  }),
  z.strictObject({ kind: z.literal('suspend'), days: z.literal(SUSPENSION_DAYS) }),
  /** To a category, as the feature of the subject names it. */
  z.strictObject({ kind: z.literal('move'), to: z.string().min(1).max(60) }),
])
export type Action = z.infer<typeof Action>

const isOneOf = (kinds: readonly ActionKind[], { kind }: Action) => kinds.includes(kind)
export const isAboutSubject = (action: Action): boolean => isOneOf(SUBJECT_ACTIONS, action)
export const isAboutPerson = (action: Action): boolean => isOneOf(PERSON_ACTIONS, action)

/** Takes something from somebody, who gets to read the rule. */
export const needsRule = (actions: readonly Action[]): boolean =>
  actions.some((action) => isAboutPerson(action) || isOneOf(['request_changes', 'move', 'remove'], action))

/** Says something to whoever asked. */
export const needsNote = (actions: readonly Action[]): boolean =>
  actions.some(({ kind }) => kind === 'answer')

/** Can these be decided together? */
export function fitTogether(actions: readonly Action[]): boolean {
  const kinds = new Set(actions.map(({ kind }) => kind))
  if (kinds.size !== actions.length) return false
  if (kinds.has('escalate')) return actions.length === 1
  if (actions.filter(isAboutSubject).length > 1) return false
  const isFine = kinds.has('approve') || kinds.has('dismiss')
  if (isFine && actions.some(isAboutPerson)) return false
  if (!isFine && kinds.has('mute_reporters')) return false
  return !(kinds.has('suspend') && kinds.has('ban'))
}
