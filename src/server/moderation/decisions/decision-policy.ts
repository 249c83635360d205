import type { Role } from '#contract/kit/access.ts'
import {
  type Action,
  type ActionKind,
  isAboutPerson,
  isAboutSubject,
} from '#contract/moderation/decisions/action.ts'
import { satisfies } from '#contract/kit/access.ts'

// Rules that the database enforces:
// - database/functions/moderation/mod_event_stays.sql: rows of the log are added and never changed

interface Standing {
  /** What the subject allows as it stands. */
  possible: readonly ActionKind[]
  /** Null: it is nobody's. */
  ownerRole: Role | null
  staffRole: Role
  reports: number
}

/** What this member of staff can decide on a case as it stands. */
export function actionsOn({ possible, ownerRole, staffRole, reports }: Standing): ActionKind[] {
  // whoever is staff answers to admins
  const isJudge =
    ownerRole !== null &&
    (!satisfies(ownerRole, 'manager') || (staffRole === 'admin' && ownerRole !== 'admin'))
  const person: ActionKind[] = ['warn', 'strike', 'suspend', 'require_verification']
  return [
    ...possible,
    'dismiss',
    ...(isJudge ? person : []),
    ...(isJudge && staffRole === 'admin' ? (['ban'] as const) : []),
    ...(reports > 0 ? (['mute_reporters'] as const) : []),
    'escalate',
  ]
}

export const fits = (
  actions: readonly Action[],
  possible: readonly ActionKind[],
  targets: readonly string[],
): boolean =>
  actions.every(
    (action) => possible.includes(action.kind) && (action.kind !== 'move' || targets.includes(action.to)),
  )

/** Gravest first: a notice names one. Of requested changes the feature of the subject notifies. */
const BY_GRAVITY: readonly ActionKind[] = [
  'ban',
  'suspend',
  'remove',
  'strike',
  'require_verification',
  'warn',
  'move',
]

/** The action that the person concerned is notified of; null where they are not. */
export const gravest = (actions: readonly Action[]): Action | null =>
  BY_GRAVITY.map((kind) => actions.find((action) => action.kind === kind)).find(Boolean) ?? null

/** Upheld where something followed from them. */
export const reportsOutcome = (actions: readonly Action[]): 'upheld' | 'dismissed' =>
  actions.some(
    (action) =>
      isAboutPerson(action) || (isAboutSubject(action) && !['approve', 'dismiss'].includes(action.kind)),
  )
    ? 'upheld'
    : 'dismissed'

export const DAYS = { strike: 365, mute: 30 } as const
