import { type Selectable, sql } from 'kysely'
import type { LogAction } from '#contract/moderation/log-entry.ts'
import type { SubjectRef } from '#contract/moderation/subject.ts'
import type { ModEvent } from '#server/platform/database/schema.ts'
import type { CursorPoint } from '#server/platform/cursor.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

export type EventRow = Selectable<ModEvent>

export interface Logged {
  at: Date
  /** Null: the machine. */
  actorId: string | null
  action: LogAction
  caseId?: string | null
  decisionId?: string | null
  subject?: SubjectRef | null
  personId?: string | null
  reason?: string | null
  days?: number | null
  note?: string | null
  before?: object | null
  after?: object | null
}

export async function writeEvents(tx: Tx, events: readonly Logged[]): Promise<void> {
  if (events.length === 0) return
  await tx
    .insertInto('mod_event')
    .values(
      events.map((event) => ({
        id: uuidv7(),
        at: event.at,
        actor_id: event.actorId,
        action: event.action,
        case_id: event.caseId ?? null,
        decision_id: event.decisionId ?? null,
        subject_kind: event.subject?.kind ?? null,
        subject_id: event.subject?.id ?? null,
        person_id: event.personId ?? null,
        reason: event.reason ?? null,
        days: event.days ?? null,
        note: event.note ?? null,
        before: event.before ? JSON.stringify(event.before) : null,
        after: event.after ? JSON.stringify(event.after) : null,
      })),
    )
    .execute()
}

/** About a subject or the person whose it is, latest first. */
export async function findEventsAbout(
  tx: Tx,
  { kind, id, personId, limit }: SubjectRef & { personId: string | null; limit: number },
): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select * from (
      (select * from mod_event where subject_kind = ${kind} and subject_id = ${id} order by at desc limit ${limit})
      union
      (select * from mod_event where person_id = ${personId}::uuid order by at desc limit ${limit})) as either
    order by at desc, id desc limit ${limit}`.execute(tx)
  return rows
}

interface LogFilters {
  action?: LogAction | undefined
  personId?: string | undefined
  actorId?: string | undefined
  from?: Date
  /** Before this moment. */
  to?: Date
  after: CursorPoint | null
  limit: number
}

/** Latest first. */
export async function findEvents(db: Database | Tx, filters: LogFilters): Promise<EventRow[]> {
  const { action, personId, actorId, from, to, after, limit } = filters
  const { rows } = await sql<EventRow>`
    select * from mod_event where true
      ${action === undefined ? sql`` : sql`and action = ${action}`}
      ${personId === undefined ? sql`` : sql`and person_id = ${personId}`}
      ${actorId === undefined ? sql`` : sql`and actor_id = ${actorId}`}
      ${from === undefined ? sql`` : sql`and at >= ${from}`}
      ${to === undefined ? sql`` : sql`and at < ${to}`}
      ${after === null ? sql`` : sql`and (at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** What was done about somebody, and what they did as staff. */
export function exportEvents(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('mod_event')
    .select(['id', 'at', 'action', 'subject_kind', 'subject_id', 'reason', 'days', 'note'])
    .where((by) => by.or([by('person_id', '=', userId), by('actor_id', '=', userId)]))
    .orderBy('id')
    .execute()
}

/** That it was done stays on record; about whom and by whom goes with them, and so do the words. */
export async function forgetPersonInLog(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('mod_event').set({ actor_id: null }).where('actor_id', '=', userId).execute()
  await tx
    .updateTable('mod_event')
    .set({ person_id: null, note: null, before: null, after: null })
    .where('person_id', '=', userId)
    .execute()
  // what was said of a person has their id for its subject
  await tx
    .updateTable('mod_event')
    .set({ subject_id: null })
    .where('subject_kind', 'in', ['profile', 'account'])
    .where('subject_id', '=', userId)
    .execute()
}
