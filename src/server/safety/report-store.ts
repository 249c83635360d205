import { type Selectable, sql } from 'kysely'
import type { UserReport } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ReportRow = Selectable<UserReport>
export interface Subject {
  kind: 'listing' | 'message' | 'user' | 'group' | 'dating_profile' | 'post' | 'comment'
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

/** Those about what is one person's, oldest first. */
export function findOpenReportsAbout(tx: Tx, kind: Subject['kind'], ownerId: string): Promise<ReportRow[]> {
  return tx
    .selectFrom('user_report')
    .selectAll()
    .where('reported_user_id', '=', ownerId)
    .where('subject_kind', '=', kind)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute()
}

/** Open reports about subjects of these kinds, oldest first. */
export function findQueuedReports(
  db: Database,
  kinds: readonly Subject['kind'][],
  { exceptAbout, limit }: { exceptAbout: string; limit: number },
): Promise<ReportRow[]> {
  return db
    .selectFrom('user_report')
    .selectAll()
    .where('subject_kind', 'in', kinds)
    .where('status', '=', 'pending')
    .where('reported_user_id', '<>', exceptAbout)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Null for one that is decided, or about something else. */
export async function findOpenReport<Kind extends Subject['kind']>(
  db: Database | Tx,
  id: string,
  kinds: readonly Kind[],
): Promise<(ReportRow & { subject_kind: Kind }) | null> {
  const row = await db
    .selectFrom('user_report')
    .selectAll()
    .where('id', '=', id)
    .where('subject_kind', 'in', kinds)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  const kind = kinds.find((one) => one === row?.subject_kind)
  return row && kind !== undefined ? { ...row, subject_kind: kind } : null
}

/** Makes those who decide about one subject wait for each other until the transaction ends. */
export async function lockSubject(tx: Tx, { kind, id }: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports about ${kind} ${id}`}, 0))`.execute(tx)
}

export async function closeReportsOn(
  tx: Tx,
  { kind, id }: Subject,
  status: 'dismissed' | 'upheld',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('user_report')
    .set({ status, closed_at: now })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('status', '=', 'pending')
    .execute()
}

/** The words of what was reported before then are forgotten. */
export async function forgetEvidence(db: Database, kind: Subject['kind'], before: Date): Promise<void> {
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
