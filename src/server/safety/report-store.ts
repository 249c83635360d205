import { type Selectable, sql } from 'kysely'
import type { UserReport } from '#server/platform/database/schema.ts'
import type { CursorPoint } from '#server/platform/cursor.ts'
import type { Day, Figure } from '#server/platform/figure.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ReportRow = Selectable<UserReport>
/** A thing that was reported, by the kind that moderation gives it. */
export interface Subject {
  kind: string
  id: string
}

/** Makes parallel reports of one person wait for each other, so that the count holds. */
export async function countReportsSince(tx: Tx, reporterId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${reporterId}`}, 0))`.execute(tx)
  const { sent } = await tx
    .selectFrom('user_report')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return sent
}

/** @returns false when one of the same person about the same thing is open */
export async function insertReport(
  tx: Tx,
  report: Omit<ReportRow, 'status' | 'closed_at'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('user_report')
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'subject_kind', 'subject_id'])
        .where('status', '=', 'pending')
        .doNothing(),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const MAX_SHOWN = 50

/** Oldest first. */
export function findOpenReports(db: Database | Tx, { kind, id }: Subject): Promise<ReportRow[]> {
  return db
    .selectFrom('user_report')
    .selectAll()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
}

/** The words of a subject as they were when it was reported last; null where nobody recorded any. */
export async function readEvidence(db: Database | Tx, { kind, id }: Subject): Promise<string | null> {
  const row = await db
    .selectFrom('user_report')
    .select('evidence')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('evidence', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.evidence ?? null
}

/** When something was reported last; null where nobody did. */
export async function findReportedAt(db: Database | Tx, { kind, id }: Subject): Promise<Date | null> {
  const row = await db
    .selectFrom('user_report')
    .select('created_at')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

/** What somebody sent, latest first. */
export function findReportsBy(
  db: Database,
  reporterId: string,
  { after, limit }: { after: CursorPoint | null; limit: number },
): Promise<ReportRow[]> {
  return db
    .selectFrom('user_report')
    .selectAll()
    .where('reporter_id', '=', reporterId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whose reports about a subject are open that came until then. */
export async function findReporters(tx: Tx, { kind, id }: Subject, until: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_report')
    .select('reporter_id')
    .distinct()
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('status', '=', 'pending')
    .where('created_at', '<=', until)
    .execute()
  return rows.map(({ reporter_id }) => reporter_id)
}

/** How often somebody was reported, how often staff agreed, and how often they reported others. */
export async function countReportsOf(
  db: Database | Tx,
  userId: string,
): Promise<{ about: number; upheld: number; by: number }> {
  const { rows } = await sql<{ about: number; upheld: number; by: number }>`
    select
      (select count(*)::int from user_report where reported_user_id = ${userId}) as about,
      (select count(*)::int from user_report where reported_user_id = ${userId} and status = 'upheld') as upheld,
      (select count(*)::int from user_report where reporter_id = ${userId}) as by`.execute(db)
  return rows[0] ?? { about: 0, upheld: 0, by: 0 }
}

/** Those that whoever decided could know of; a later one waits for a decision of its own. */
export async function closeReportsOn(
  tx: Tx,
  { kind, id }: Subject,
  { status, until, now }: { status: 'dismissed' | 'upheld'; until: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('user_report')
    .set({ status, closed_at: now })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('status', '=', 'pending')
    .where('created_at', '<=', until)
    .execute()
}

/** The words of what was reported before then are forgotten. */
export async function forgetEvidence(db: Database, kind: string, before: Date): Promise<void> {
  await db
    .updateTable('user_report')
    .set({ evidence: null })
    .where('subject_kind', '=', kind)
    .where('evidence', 'is not', null)
    .where('created_at', '<', before)
    .execute()
}

/** What somebody reported, without the words of others; what others reported of them would tell who did. */
export function exportReports(
  tx: Tx,
  userId: string,
): Promise<Omit<ReportRow, 'reported_user_id' | 'evidence'>[]> {
  return tx
    .selectFrom('user_report')
    .select([
      'id',
      'reporter_id',
      'subject_kind',
      'subject_id',
      'reason',
      'description',
      'status',
      'created_at',
      'closed_at',
    ])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function deleteReportsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('user_report')
    .where((by) => by.or([by('reporter_id', '=', userId), by('reported_user_id', '=', userId)]))
    .execute()
}

/** Reports of a day. */
export async function countReports(db: Database | Tx, { from, to }: Day): Promise<Figure[]> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::int as value from user_report where created_at >= ${from} and created_at < ${to}`.execute(
    db,
  )
  return rows.map(({ value }) => ({ metric: 'reports', slice: '', value }))
}
