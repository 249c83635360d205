import { type Selectable, sql } from 'kysely'
import { ConnectionState, type PersonLine } from '#contract/networking/people/person.ts'
import { cursorSql, type ExactPoint } from '#server/networking/cursor-policy.ts'
import type { Connection } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ConnectionRow = Selectable<Connection>

const inOrder = (one: string, other: string): [low: string, high: string] =>
  one < other ? [one, other] : [other, one]

/** Nobody changes how these two stand until the transaction ends. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<ConnectionRow | null> {
  const [low, high] = inOrder(one, other)
  await sql`select pg_advisory_xact_lock(hashtextextended(${low}::text || ${high}::text, 2))`.execute(tx)
  const row = await tx
    .selectFrom('connection')
    .selectAll()
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst()
  return row ?? null
}

export async function readState(tx: Tx, viewerId: string, personId: string): Promise<ConnectionState> {
  const { rows } = await sql<{ state: string }>`
    select connection_state(${viewerId}, ${personId}) as state`.execute(tx)
  return ConnectionState.parse(rows[0]?.state)
}

export async function areConnected(db: Database | Tx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ connected: boolean }>`
    select are_connected(${one}, ${other}) as connected`.execute(db)
  return rows[0]?.connected === true
}

export async function findConnectionIds(db: Database, userId: string): Promise<string[]> {
  const { rows } = await sql<{ other_id: string }>`
    select other_id from connections_of(${userId})`.execute(db)
  return rows.map(({ other_id }) => other_id)
}

export async function insertRequest(
  tx: Tx,
  { from, to, note, at }: { from: string; to: string; note: string | null; at: Date },
): Promise<void> {
  const [low_id, high_id] = inOrder(from, to)
  await tx.insertInto('connection').values({ low_id, high_id, asked_by: from, note, asked_at: at }).execute()
}

type Changes = Partial<Pick<ConnectionRow, 'status' | 'is_withdrawn' | 'note' | 'asked_at' | 'answered_at'>>

export async function changePair(
  tx: Tx,
  { low_id, high_id }: Pick<ConnectionRow, 'low_id' | 'high_id'>,
  changes: Changes,
): Promise<void> {
  await tx
    .updateTable('connection')
    .set(changes)
    .where('low_id', '=', low_id)
    .where('high_id', '=', high_id)
    .execute()
}

/** Endorsements between the two end with it. */
export async function deletePair(tx: Tx, one: string, other: string): Promise<void> {
  const [low, high] = inOrder(one, other)
  await tx.deleteFrom('connection').where('low_id', '=', low).where('high_id', '=', high).execute()
}

/** Takes one of the requests of a day; false when there are none left. */
export async function spendRequest(
  tx: Tx,
  { userId, day, limit }: { userId: string; day: string; limit: number },
): Promise<boolean> {
  const { rows } = await sql<{ requests: number }>`
    insert into connection_quota as q (user_id, day, requests) values (${userId}, ${day}, 1)
    on conflict (user_id, day) do update set requests = q.requests + 1 where q.requests < ${limit}
    returning requests`.execute(tx)
  return rows.length > 0
}

export interface ListedConnection {
  person: PersonLine
  note: string | null
  at: Date
  cursor: string
}

export type ListKind = 'connected' | 'asks' | 'asked'

const LISTED = {
  connected: { is: sql`status = 'accepted'`, at: sql`answered_at` },
  asks: { is: sql`status = 'pending' and asked_by <> `, at: sql`asked_at` },
  asked: { is: sql`status <> 'accepted' and not is_withdrawn and asked_by = `, at: sql`asked_at` },
} as const

/** Latest first. Both halves are read by an index each; what a block hides is not among them. */
export async function findConnections(
  db: Database,
  userId: string,
  { kind, after, limit }: { kind: ListKind; after: ExactPoint; limit: number },
): Promise<ListedConnection[]> {
  const { is, at } = LISTED[kind]
  const listed = kind === 'connected' ? is : sql`${is}${userId}`
  const half = (own: 'low_id' | 'high_id', other: 'low_id' | 'high_id') => sql`
    (select ${sql.ref(other)} as other_id, note, ${at} as at from connection
    where ${sql.ref(own)} = ${userId} and ${listed}
      and (${at}, ${sql.ref(other)}) < (${after.at}::timestamptz, ${after.id}::uuid)
      and not is_blocked_between(low_id, high_id)
    order by ${at} desc, ${sql.ref(other)} desc limit ${limit})`
  const { rows } = await sql<ListedConnection>`
    select person, case when ${kind} <> 'connected' then note end as note, at,
      ${sql.raw(cursorSql('at', 'other_id'))} as cursor
    from (${half('low_id', 'high_id')} union all ${half('high_id', 'low_id')}) as together
    cross join person_line(other_id, ${userId}) as person
    where person is not null
    order by at desc, other_id desc limit ${limit}`.execute(db)
  return rows
}

/** Without whom it is with. Whether a request was ignored is for who ignored it. */
export async function exportConnections(tx: Tx, userId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select connection_state(${userId}, case when low_id = ${userId} then high_id else low_id end) as state,
      case when asked_by = ${userId} then note end as note, asked_at,
      case when status = 'accepted' then answered_at end as answered_at
    from connection where low_id = ${userId} or high_id = ${userId}
    order by asked_at`.execute(tx)
  return rows
}

export async function exportQuota(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('connection_quota')
    .select(['day', 'requests'])
    .where('user_id', '=', userId)
    .orderBy('day')
    .execute()
}

export async function deleteConnectionsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('connection')
    .where((by) => by.or([by('low_id', '=', userId), by('high_id', '=', userId)]))
    .execute()
  await tx.deleteFrom('connection_quota').where('user_id', '=', userId).execute()
}
