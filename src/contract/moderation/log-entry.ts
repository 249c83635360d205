import { z } from 'zod'
import { ACTION_KINDS } from './decisions/action.ts'
import { SubjectKind } from './subject.ts'

/** Everything that staff and the machine do, as the log names it. */
export const LOG_ACTIONS = [
  ...ACTION_KINDS,
  'undo',
  'hide',
  'show',
  'appeal',
  'uphold',
  'overturn',
  'reveal',
  'note',
  'grant_role',
  'revoke_role',
  'lift',
  'broadcast',
  'block_term',
  'unblock_term',
  'change_setting',
  'feature',
  'unfeature',
  'save_article',
  'delete_article',
  'refund',
  'change_plan',
  'mark_agent',
  'unmark_agent',
] as const
export const LogAction = z.enum(LOG_ACTIONS)
export type LogAction = z.infer<typeof LogAction>

/** A row of the log. */
export const LogEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  action: LogAction,
  /** Null: the machine, or somebody who left. */
  actor: z.string().nullable(),
  kind: SubjectKind.nullable(),
  /** A rule of the guidelines or the reason of a report. */
  reason: z.string().nullable(),
  days: z.int().nullable(),
  note: z.string().nullable(),
})
export type LogEntry = z.infer<typeof LogEntry>
