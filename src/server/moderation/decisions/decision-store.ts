import { type Selectable, sql } from 'kysely'
import type { SubjectKind } from '#contract/moderation/subject.ts'
import type { ModDecision } from '#server/platform/database/schema.ts'
import type { Day, Figure } from '#server/platform/figure.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type DecisionRow = Selectable<ModDecision>

type Fresh = Omit<
  DecisionRow,
  | 'actions'
  | 'executed_at'
  | 'reversal'
  | 'undone_at'
  | 'undone_by'
  | 'appeal_text'
  | 'appealed_at'
  | 'appeal_outcome'
>

export async function insertDecision(tx: Tx, row: Fresh, actions: readonly object[]): Promise<void> {
  await tx
    .insertInto('mod_decision')
    .values({ ...row, actions: JSON.stringify(actions) })
    .execute()
}

/** Nobody else executes or undoes it until the transaction ends. */
export async function lockDecision(tx: Tx, id: string): Promise<DecisionRow | null> {
  const row = await tx
    .selectFrom('mod_decision')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findDecision(tx: Tx, id: string): Promise<DecisionRow | null> {
  const row = await tx.selectFrom('mod_decision').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

type Changes = Partial<
  Pick<
    DecisionRow,
    'executed_at' | 'undone_at' | 'undone_by' | 'appeal_text' | 'appealed_at' | 'appeal_outcome'
  >
> & { reversal?: string | null }

export async function changeDecision(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx.updateTable('mod_decision').set(changes).where('id', '=', id).execute()
}

const MAX_SHOWN = 100

/** Those that took effect, latest first. */
export function findDecisionsAbout(db: Database | Tx, personId: string): Promise<DecisionRow[]> {
  return db
    .selectFrom('mod_decision')
    .selectAll()
    .where('person_id', '=', personId)
    .where('executed_at', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('decided_at', 'desc')
    .limit(MAX_SHOWN)
    .execute()
}

/** Without who decided. */
export function exportDecisions(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('mod_decision')
    .select([
      'id',
      'subject_kind',
      'subject_id',
      'actions',
      'rule',
      'note',
      'decided_at',
      'appeal_text',
      'appealed_at',
      'appeal_outcome',
    ])
    .where('person_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** What was decided about somebody goes with them; what they decided stays without their name. */
export async function forgetPersonInDecisions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('mod_decision').where('person_id', '=', userId).execute()
  await tx.updateTable('mod_decision').set({ decided_by: null }).where('decided_by', '=', userId).execute()
  await tx.updateTable('mod_decision').set({ undone_by: null }).where('undone_by', '=', userId).execute()
}

/** How many of somebody's things of these kinds staff took away or did not let in, and how many of them since then. */
export async function countRemovals(
  db: Database | Tx,
  { personId, kinds, since }: { personId: string; kinds: readonly SubjectKind[]; since: Date },
): Promise<{ all: number; lately: number }> {
  const { rows } = await sql<{ all: number; lately: number }>`
    select count(*)::int as all, count(*) filter (where decided_at >= ${since})::int as lately
    from mod_decision
    where person_id = ${personId} and subject_kind = any(${sql.val([...kinds])}::text[])
      and executed_at is not null and undone_at is null and appeal_outcome is distinct from 'overturned'
      and actions @> '[{"kind": "remove"}]'`.execute(db)
  return rows[0] ?? { all: 0, lately: 0 }
}

/** How long half of the cases of a day waited for their decision, and what was appealed against. */
export async function countDecisions(db: Database | Tx, { from, to }: Day): Promise<Figure[]> {
  const { rows } = await sql<{ handling: number | null; appeals: number; overturned: number }>`
    select (
        select percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - c.opened_at) / 60)
        from mod_decision d join mod_case c on c.id = d.case_id
        where d.decided_at >= ${from} and d.decided_at < ${to} and d.undone_at is null) as handling,
      count(*)::int as appeals, count(*) filter (where appeal_outcome = 'overturned')::int as overturned
    from mod_decision where appealed_at >= ${from} and appealed_at < ${to}`.execute(db)
  return rows.flatMap(({ handling, appeals, overturned }) => [
    ...(handling === null ? [] : [{ metric: 'handling_minutes', slice: '', value: Math.max(0, handling) }]),
    { metric: 'appeals', slice: '', value: appeals },
    { metric: 'appeals_overturned', slice: '', value: overturned },
  ])
}
