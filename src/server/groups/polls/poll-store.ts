import { type Selectable, sql } from 'kysely'
import { POLL_LIMITS } from '#contract/groups/polls/poll.ts'
import type { GroupPoll } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type PollRow = Selectable<GroupPoll>

/** A poll with what was answered; `own` is the reader's answer. */
export interface CountedPoll extends PollRow {
  voters: number
  /** For each option. */
  votes: number[]
  own: number[] | null
}

const counted = (userId: string) => sql`
  poll.*,
  (select count(*)::int from group_poll_answer where poll_id = poll.id) as voters,
  array(
    select (select count(*)::int from group_poll_answer as given
      where given.poll_id = poll.id and nth - 1 = any (given.choices))
    from generate_series(1, cardinality(poll.options)) as nth order by nth) as votes,
  (select choices from group_poll_answer where poll_id = poll.id and user_id = ${userId}::uuid) as own`

/** The open ones first, then the newest. */
export async function findPolls(
  db: Database,
  { groupId, userId, now }: { groupId: string; userId: string; now: Date },
): Promise<CountedPoll[]> {
  const { rows } = await sql<CountedPoll>`
    select ${counted(userId)} from group_poll as poll where group_id = ${groupId}
    order by closes_at > ${now}::timestamptz desc, created_at desc, id desc
    limit ${POLL_LIMITS.listed}`.execute(db)
  return rows
}

export async function findCountedPoll(tx: Tx, pollId: string, userId: string): Promise<CountedPoll | null> {
  const { rows } = await sql<CountedPoll>`
    select ${counted(userId)} from group_poll as poll where id = ${pollId}`.execute(tx)
  return rows[0] ?? null
}

export async function insertPoll(tx: Tx, poll: PollRow): Promise<void> {
  await tx.insertInto('group_poll').values(poll).execute()
}

export async function countOpenPolls(tx: Tx, groupId: string, now: Date): Promise<number> {
  const { open } = await tx
    .selectFrom('group_poll')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('group_id', '=', groupId)
    .where('closes_at', '>', now)
    .executeTakeFirstOrThrow()
  return open
}

export async function findPoll(db: Database | Tx, pollId: string): Promise<PollRow | null> {
  const row = await db.selectFrom('group_poll').selectAll().where('id', '=', pollId).executeTakeFirst()
  return row ?? null
}

/** Nobody closes or answers it until the transaction ends. */
export async function lockPoll(tx: Tx, pollId: string): Promise<PollRow | null> {
  const row = await tx
    .selectFrom('group_poll')
    .selectAll()
    .where('id', '=', pollId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function saveAnswer(
  tx: Tx,
  answer: { poll_id: string; user_id: string; choices: number[]; at: Date },
): Promise<void> {
  const { poll_id, user_id, choices } = answer
  if (choices.length === 0) {
    await tx
      .deleteFrom('group_poll_answer')
      .where('poll_id', '=', poll_id)
      .where('user_id', '=', user_id)
      .execute()
    return
  }
  await tx
    .insertInto('group_poll_answer')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['poll_id', 'user_id']).doUpdateSet(answer))
    .execute()
}

export async function closePollAt(tx: Tx, pollId: string, at: Date): Promise<void> {
  await tx.updateTable('group_poll').set({ closes_at: at }).where('id', '=', pollId).execute()
}

export async function deletePollRow(tx: Tx, pollId: string): Promise<void> {
  await tx.deleteFrom('group_poll').where('id', '=', pollId).execute()
}

export function exportPolls(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('group_poll')
    .select(['id', 'group_id', 'question', 'options', 'is_multiple', 'created_at', 'closes_at'])
    .where('created_by', '=', userId)
    .orderBy('id')
    .execute()
}

/** With what was asked, so that the numbers say something. */
export function exportAnswers(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('group_poll_answer')
    .innerJoin('group_poll', 'group_poll.id', 'group_poll_answer.poll_id')
    .select(['poll_id', 'question', 'options', 'choices', 'at'])
    .where('user_id', '=', userId)
    .orderBy('poll_id')
    .execute()
}

/** What somebody asked stays, and names them no more. */
export async function forgetPollsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('group_poll_answer').where('user_id', '=', userId).execute()
  await tx.updateTable('group_poll').set({ created_by: null }).where('created_by', '=', userId).execute()
}
