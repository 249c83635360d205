import { type Selectable, sql } from 'kysely'
import type { CaseFilter } from '#contract/moderation/cases/list-cases.ts'
import type { Queue } from '#contract/moderation/cases/case.ts'
import type { SubjectKind, SubjectRef } from '#contract/moderation/subject.ts'
import type { ModCase } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type CaseRow = Selectable<ModCase>

/** Makes those who open, report to or decide on one case wait for each other until the transaction ends. */
export async function lockSubject(tx: Tx, { kind, id }: SubjectRef): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case ${kind} ${id}`}, 0))`.execute(tx)
}

/** The one that is open, appeals apart. */
export async function findOpenCaseOn(tx: Tx, { kind, id }: SubjectRef): Promise<CaseRow | null> {
  const row = await tx
    .selectFrom('mod_case')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '<>', 'closed')
    .where('queue', '<>', 'appeals')
    .executeTakeFirst()
  return row ?? null
}

export type NewCase = Pick<
  CaseRow,
  'id' | 'subject_kind' | 'subject_id' | 'owner_id' | 'owner_since' | 'queue' | 'priority' | 'opened_at'
> &
  Partial<Pick<CaseRow, 'signals' | 'reports' | 'report_weight' | 'reasons' | 'appeal_of'>>

export async function insertCase(tx: Tx, row: NewCase): Promise<CaseRow> {
  return tx
    .insertInto('mod_case')
    .values({ ...row, state: 'open' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type CaseChanges = Partial<
  Pick<
    CaseRow,
    | 'queue'
    | 'state'
    | 'priority'
    | 'signals'
    | 'reports'
    | 'report_weight'
    | 'reasons'
    | 'is_hidden'
    | 'closed_at'
    | 'held_by'
    | 'held_until'
  >
>

/** Counts the version on where something came up. */
export async function changeCase(
  tx: Tx,
  id: string,
  changes: CaseChanges,
  { isNews = false }: { isNews?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('mod_case')
    .set((by) => ({ ...changes, ...(isNews && { version: by('version', '+', 1) }) }))
    .where('id', '=', id)
    .execute()
}

/** Nobody decides about themselves, nor on an appeal against what they decided. */
const isForStaff = (staffId: string) => sql<boolean>`(owner_id is null or owner_id <> ${staffId})
  and (appeal_of is null or not exists (
    select from mod_decision where mod_decision.id = appeal_of and decided_by = ${staffId}))`

/** One that waits for a decision of this reader. */
export async function findWaitingCase(
  db: Database | Tx,
  id: string,
  staffId: string,
): Promise<CaseRow | null> {
  const row = await db
    .selectFrom('mod_case')
    .selectAll()
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .where('is_paused', '=', false)
    .where(isForStaff(staffId))
    .executeTakeFirst()
  return row ?? null
}

/** Is a case about one of these open to this reader? */
export async function hasWaitingCase(
  db: Database | Tx,
  { kinds, id, staffId }: { kinds: readonly SubjectKind[]; id: string; staffId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('mod_case')
    .select('id')
    .where('subject_kind', 'in', kinds)
    .where('subject_id', '=', id)
    .where('state', '<>', 'closed')
    .where('is_paused', '=', false)
    .where(isForStaff(staffId))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Is something of this kind and person hidden until staff have decided? */
export async function isHiddenOf(tx: Tx, kind: SubjectKind, ownerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mod_case')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('subject_kind', '=', kind)
    .where('state', '<>', 'closed')
    .where('is_hidden', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findCase(tx: Tx, id: string): Promise<CaseRow | null> {
  const row = await tx.selectFrom('mod_case').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

interface Wanted {
  queue?: Queue | undefined
  state?: 'open' | 'escalated' | undefined
  kind?: SubjectKind | undefined
  filter?: CaseFilter | undefined
  /** Accounts that began since then are new. */
  newSince: Date
  staffId: string
  after: CasePoint | null
  limit: number
}

/** The last case of a page. */
export interface CasePoint {
  priority: number
  at: Date
  id: string
}

/** By priority and age. */
export async function findCases(db: Database, wanted: Wanted): Promise<CaseRow[]> {
  const { queue, state, kind, filter, newSince, staffId, after, limit } = wanted
  const { rows } = await sql<CaseRow>`
    select * from mod_case
    where state <> 'closed' and not is_paused
      and ${isForStaff(staffId)}
      ${queue === undefined ? sql`` : sql`and queue = ${queue}`}
      ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${kind === undefined ? sql`` : sql`and subject_kind = ${kind}`}
      ${filter === 'reported' ? sql`and reports > 0` : sql``}
      ${filter === 'new_here' ? sql`and owner_since >= ${newSince}` : sql``}
      ${filter === 'priced_below' ? sql`and 'price_far_below' = any(signals)` : sql``}
      ${filter === 'hidden' ? sql`and is_hidden` : sql``}
      ${
        after === null
          ? sql``
          : sql`and priority <= ${after.priority}
              and (priority < ${after.priority} or (opened_at, id) > (${after.at}, ${after.id}))`
      }
    order by priority desc, opened_at, id
    limit ${limit}`.execute(db)
  return rows
}

/** Each queue up to `limit`, with its oldest. */
export async function countWaiting(
  db: Database,
  { queues, staffId, limit }: { queues: readonly Queue[]; staffId: string; limit: number },
): Promise<{ queue: string; open: number; escalated: number; oldest: Date | null }[]> {
  const { rows } = await sql<{ queue: string; open: number; escalated: number; oldest: Date | null }>`
    select queue, waiting.open::int, waiting.escalated::int, waiting.oldest
    from unnest(${sql.val([...queues])}::text[]) with ordinality as named (queue, position)
    cross join lateral (
      select count(*) as open, count(*) filter (where state = 'escalated') as escalated, min(opened_at) as oldest
      from (
        select state, opened_at from mod_case
        where mod_case.queue = named.queue and state <> 'closed' and not is_paused
          and ${isForStaff(staffId)}
        limit ${limit}) as counted) as waiting
    order by position`.execute(db)
  return rows
}

/** Those that nobody reported: what somebody complained of is answered, though it is gone. @returns their ids */
export async function closeUnreported(tx: Tx, { kind, id }: SubjectRef, at: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('mod_case')
    .set({ state: 'closed', closed_at: at, held_by: null, held_until: null })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('state', '<>', 'closed')
    .where('queue', '<>', 'appeals')
    .where('reports', '=', 0)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

export async function pauseCasesOf(tx: Tx, ownerId: string, isPaused: boolean): Promise<void> {
  await tx
    .updateTable('mod_case')
    .set({ is_paused: isPaused })
    .where('owner_id', '=', ownerId)
    .where('state', '<>', 'closed')
    .execute()
}

/** Held by this person from now on, unless somebody else holds it and is not to be relieved. */
export async function holdRow(
  tx: Tx,
  id: string,
  { staffId, now, until, takesOver }: { staffId: string; now: Date; until: Date; takesOver: boolean },
): Promise<{ held_by: string; held_until: Date } | null> {
  const row = await tx
    .updateTable('mod_case')
    .set({ held_by: staffId, held_until: until })
    .where('id', '=', id)
    .where('state', '<>', 'closed')
    .$if(!takesOver, (query) =>
      query.where((by) =>
        by.or([by('held_by', 'is', null), by('held_by', '=', staffId), by('held_until', '<=', now)]),
      ),
    )
    .returning(['held_by', 'held_until'])
    .executeTakeFirst()
  return row?.held_by && row.held_until ? { held_by: row.held_by, held_until: row.held_until } : null
}

/** @returns whether they held it */
export async function releaseRow(tx: Tx, id: string, staffId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mod_case')
    .set({ held_by: null, held_until: null })
    .where('id', '=', id)
    .where('held_by', '=', staffId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** What is open or was decided about somebody, as their export has it: without who reported and who decided. */
export function exportCases(tx: Tx, ownerId: string): Promise<unknown[]> {
  return tx
    .selectFrom('mod_case')
    .select(['id', 'subject_kind', 'subject_id', 'queue', 'state', 'opened_at', 'closed_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
}

export async function deleteCasesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mod_case').where('owner_id', '=', userId).execute()
  await tx
    .updateTable('mod_case')
    .set({ held_by: null, held_until: null })
    .where('held_by', '=', userId)
    .execute()
}
