import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ThreadKind } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { Thread, ThreadMember } from '#server/platform/database/schema.ts'
import type { Day, Figure } from '#server/platform/figure.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ThreadRow = Selectable<Thread>
export type MemberRow = Selectable<ThreadMember>

/** A conversation with one's own membership, and in conversations of two what the other one shares. */
export type ThreadMembershipRow = Omit<ThreadRow, 'kind'> &
  Pick<
    MemberRow,
    | 'role'
    | 'side'
    | 'folder'
    | 'joined_number'
    | 'read_number'
    | 'delivered_number'
    | 'is_marked_unread'
    | 'archived_at'
    | 'muted_until'
    | 'wrote_at'
  > & {
    kind: ThreadKind
    /** By what oneself and the other one are named there. */
    own_member_id: string
    peer_id: string | null
    peer_member_id: string | null
    /** The name of the other one in a match. */
    peer_alias_name: string | null
    peer_read: number | null
    peer_delivered: number | null
    /** Only counted in chats of many. */
    member_count: number
  }

const OF_TWO = sql`t.kind not in ('group', 'event')`
const IS_MATCH = sql`t.kind = 'match'`

/** Rows of t (thread), m (one's own membership) and peer; what a block hides is not among them. */
const membershipRows = (userId: string, more: RawBuilder<unknown>) => sql<ThreadMembershipRow>`
  select t.*, m.role, m.side, m.folder, m.joined_number, m.read_number, m.delivered_number, m.is_marked_unread,
    m.archived_at, m.muted_until, m.wrote_at,
    case when ${IS_MATCH} then m.alias else m.user_id end as own_member_id,
    peer.user_id as peer_id, case when ${IS_MATCH} then peer.alias else peer.user_id end as peer_member_id,
    peer.alias_name as peer_alias_name,
    peer.read_number as peer_read, peer.delivered_number as peer_delivered,
    case when ${OF_TWO} then 2 else (
      select count(*)::int from thread_member as others
      where others.thread_id = t.id and others.left_at is null) end as member_count
  from thread_member as m
  join thread as t on t.id = m.thread_id
  left join lateral (
    select user_id, alias, alias_name, read_number, delivered_number from thread_member as other
    where other.thread_id = t.id and other.user_id <> m.user_id and ${OF_TWO} limit 1) as peer on true
  where m.user_id = ${userId} and m.left_at is null
    and (peer.user_id is null or not is_blocked_in(t.kind, m.user_id, peer.user_id))
    and ${more}`

export async function findMembershipRow(
  db: Database | Tx,
  userId: string,
  threadId: string,
): Promise<ThreadMembershipRow | null> {
  const { rows } = await membershipRows(userId, sql`t.id = ${threadId}`).execute(db)
  return rows[0] ?? null
}

export async function findThread(db: Database | Tx, threadId: string): Promise<ThreadRow | null> {
  const row = await db.selectFrom('thread').selectAll().where('id', '=', threadId).executeTakeFirst()
  return row ?? null
}

/** Nobody else writes into the conversation, joins or leaves until the transaction ends. */
export async function lockThread(tx: Tx, threadId: string): Promise<ThreadRow | null> {
  const row = await tx
    .selectFrom('thread')
    .selectAll()
    .where('id', '=', threadId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** What one conversation is found by: its subject, with whoever asked; or the two who talk. */
export interface ThreadKey {
  kind: ThreadKind
  subjectId: string | null
  openerId: string | null
  /** In the order of their ids. */
  two: readonly [string, string] | null
}

/** Finds or makes the one conversation of that key. `isNew` says which. */
export async function ensureThread(
  tx: Tx,
  { kind, subjectId, openerId, two }: ThreadKey,
  { id, at }: { id: string; at: Date },
): Promise<{ row: ThreadRow; isNew: boolean }> {
  const made = await tx
    .insertInto('thread')
    .values({
      id,
      kind,
      subject_id: subjectId,
      opener_id: openerId,
      low_user_id: two?.[0] ?? null,
      high_user_id: two?.[1] ?? null,
      created_at: at,
      last_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { row: made, isNew: true }
  const found = await tx
    .selectFrom('thread')
    .selectAll()
    .where('kind', '=', kind)
    .$if(subjectId !== null, (query) => query.where('subject_id', '=', subjectId))
    .$if(kind === 'listing' || kind === 'support', (query) => query.where('opener_id', '=', openerId))
    .$if(two !== null, (query) =>
      query.where('low_user_id', '=', two?.[0] ?? null).where('high_user_id', '=', two?.[1] ?? null),
    )
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { row: found, isNew: false }
}

/** The conversation in which this person asks about a listing. */
export async function findThreadOfAsker(
  db: Database | Tx,
  subjectId: string,
  openerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('thread')
    .select('id')
    .where('kind', '=', 'listing')
    .where('subject_id', '=', subjectId)
    .where('opener_id', '=', openerId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Who wrote to the owner about a listing, the latest first; those hidden by a block are left out. */
export async function findAskers(
  db: Database,
  { subjectId, ownerId, limit }: { subjectId: string; ownerId: string; limit: number },
): Promise<UserId[]> {
  const { rows } = await sql<{ id: string }>`
    select opener_id as id from thread
    where kind = 'listing' and subject_id = ${subjectId} and opener_id <> ${ownerId} and last_number > 0
      and not is_blocked_between(opener_id, ${ownerId})
    order by last_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => UserId.parse(id))
}

/** The chat of a subject, how many are in it, and whether this person is one of them. */
export async function findChat(
  db: Database | Tx,
  { kind, subjectId, userId }: { kind: 'group' | 'event'; subjectId: string; userId: string },
): Promise<{ id: string; memberCount: number; isMember: boolean; isRemoved: boolean } | null> {
  const { rows } = await sql<{ id: string; memberCount: number; isMember: boolean; isRemoved: boolean }>`
    select t.id, count(m.user_id)::int as "memberCount", coalesce(bool_or(m.user_id = ${userId}), false) as "isMember",
      exists (
        select from thread_member as gone
        where gone.thread_id = t.id and gone.user_id = ${userId} and gone.removed_at is not null) as "isRemoved"
    from thread as t left join thread_member as m on m.thread_id = t.id and m.left_at is null
    where t.kind = ${kind} and t.subject_id = ${subjectId}
    group by t.id`.execute(db)
  return rows[0] ?? null
}

/** Which of these subjects this person has a conversation about, also one they put away. */
export async function findTalkedAbout(
  db: Database,
  userId: string,
  subjectIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('thread as t')
    .innerJoin('thread_member as m', 'm.thread_id', 't.id')
    .select('t.subject_id')
    .distinct()
    .where('t.subject_id', 'in', subjectIds)
    .where('m.user_id', '=', userId)
    .where('m.left_at', 'is', null)
    .execute()
  return rows.flatMap(({ subject_id }) => subject_id ?? [])
}

/** Those of these conversations in which nobody has written. */
export async function findUnwritten(
  db: Database | Tx,
  threadIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (threadIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('thread')
    .select('id')
    .where('id', 'in', threadIds)
    .where('last_number', '=', 0)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function changeThread(
  tx: Tx,
  threadId: string,
  changes: Partial<
    Pick<
      ThreadRow,
      | 'last_number'
      | 'last_at'
      | 'answered_at'
      | 'closed_at'
      | 'closed_for'
      | 'pinned_message_id'
      | 'slow_seconds'
      | 'owners_only'
    >
  >,
): Promise<void> {
  await tx.updateTable('thread').set(changes).where('id', '=', threadId).execute()
}

/** The open conversations of two in which this person wrote or was written to since then; nobody else changes them. */
export async function findTalksOf(tx: Tx, userId: string, since: Date): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select t.* from thread as t
    join thread_member as mine on mine.thread_id = t.id and mine.user_id = ${userId} and mine.left_at is null
    where ${OF_TWO} and t.closed_at is null and t.last_number > 0 and t.last_at >= ${since}
    order by t.id for update of t`.execute(tx)
  return rows
}

/** Conversations that were closed because one of the two was suspended, with the other one. */
export async function findClosedForSuspension(
  tx: Tx,
  userId: string,
): Promise<(ThreadRow & { other_id: string | null })[]> {
  const { rows } = await sql<ThreadRow & { other_id: string | null }>`
    select t.*, (
      select other.user_id from thread_member as other
      where other.thread_id = t.id and other.user_id <> ${userId} limit 1) as other_id
    from thread as t
    join thread_member as mine on mine.thread_id = t.id and mine.user_id = ${userId}
    where t.closed_for = 'suspension'
    order by t.id for update of t`.execute(tx)
  return rows
}

/** Conversations about a subject. */
export function findThreadsAbout(tx: Tx, kind: ThreadKind, subjectId: string): Promise<ThreadRow[]> {
  return tx
    .selectFrom('thread')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The conversations of two that these have with each other, whether or not a block hides them. */
export async function findThreadsBetween(
  tx: Tx,
  { one, other, knownBy }: { one: string; other: string; knownBy: 'account' | 'alias' },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from thread as t
    join thread_member as mine on mine.thread_id = t.id and mine.user_id = ${one}
    join thread_member as theirs on theirs.thread_id = t.id and theirs.user_id = ${other}
    where ${OF_TWO} and (${IS_MATCH}) = ${knownBy === 'alias'} order by t.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** New conversations of a person since then; until the transaction ends nobody begins another one in their name. */
export async function countBegunSince(tx: Tx, userId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`threads ${userId}`}, 0))`.execute(tx)
  return readBegunSince(tx, userId, since)
}

/** How many conversations a person began since then, for display: it may be more by the time they act. */
export async function readBegunSince(db: Database | Tx, userId: string, since: Date): Promise<number> {
  const { begun } = await db
    .selectFrom('thread')
    .select(({ fn }) => fn.countAll<number>().as('begun'))
    .where('opener_id', '=', userId)
    .where('kind', 'in', ['listing', 'direct'])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return begun
}

/** Conversations that somebody began since then with these words, however they are spaced and capitalised. */
export async function countSameOpenings(
  tx: Tx,
  { userId, text, since }: { userId: string; text: string; since: Date },
): Promise<number> {
  const folded = (words: RawBuilder<unknown>) => sql`lower(regexp_replace(${words}, '\\s+', ' ', 'g'))`
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n
    from thread as t
    join message as m on m.thread_id = t.id and m.number = 1
    where t.opener_id = ${userId} and t.created_at > ${since} and t.kind in ('listing', 'direct')
      and m.sender_id = t.opener_id and m.body is not null
      and ${folded(sql`m.body`)} = ${folded(sql`${text}::text`)}`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Of matches without whose word it was to begin, unless it was one's own: the other one has no account there. */
export async function exportThreads(tx: Tx, userId: string): Promise<unknown[]> {
  const rows = await tx
    .selectFrom('thread')
    .selectAll()
    .where('id', 'in', (query) =>
      query.selectFrom('thread_member').select('thread_id').where('user_id', '=', userId),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) =>
    row.kind === 'match' && row.opener_id !== userId ? { ...row, opener_id: null } : row,
  )
}

/** Half of the questions about listings of a day that were answered had their answer within so many minutes. */
export async function countReplies(db: Database | Tx, { from, to }: Day): Promise<Figure[]> {
  const { rows } = await sql<{ value: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 60) as value
    from thread
    where kind = 'listing' and created_at >= ${from} and created_at < ${to} and answered_at is not null`.execute(
    db,
  )
  return rows.flatMap(({ value }) =>
    value === null ? [] : [{ metric: 'first_reply_minutes', slice: '', value: Math.max(0, value) }],
  )
}
