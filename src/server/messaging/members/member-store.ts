import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { MemberRow } from '#server/messaging/threads/thread-store.ts'

export interface NewMember {
  userId: string
  role: 'member' | 'owner'
  side: 'buying' | 'selling' | null
  folder: 'inbox' | 'requests'
  /** The name by which the other one knows them, in the conversation of a match. */
  aliasName?: string
}

/** Random, so that not even the time of the match can be read in it; null in conversations under one's own name. */
const newAlias = (threadId: string) =>
  sql<string>`(select gen_random_uuid() from thread where id = ${threadId} and kind = 'match')`

/** Whoever was there and left comes back; whoever is there stays as they are. @returns whether they came */
export async function insertMember(
  tx: Tx,
  threadId: string,
  { userId, role, side, folder, aliasName }: NewMember,
  { at, joinedNumber }: { at: Date; joinedNumber: number },
): Promise<boolean> {
  const numbers = {
    joined_number: joinedNumber,
    read_number: joinedNumber,
    delivered_number: joinedNumber,
    told_number: joinedNumber,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('thread_member')
    .values({
      thread_id: threadId,
      user_id: userId,
      role,
      side,
      folder,
      joined_at: at,
      ...numbers,
      alias: newAlias(threadId),
      alias_name: aliasName ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['thread_id', 'user_id'])
        .doUpdateSet({ left_at: null, joined_at: at, ...numbers })
        .where('thread_member.left_at', 'is not', null)
        .where('thread_member.removed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** In all conversations of matches, from now on. */
export async function renameInMatches(tx: Tx, userId: string, name: string): Promise<void> {
  await tx
    .updateTable('thread_member')
    .set({ alias_name: name })
    .where('user_id', '=', userId)
    .where('alias', 'is not', null)
    .execute()
}

/** By what name somebody is known in the conversation of a match; null in others. */
export async function findAliasName(tx: Tx, threadId: string, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('thread_member')
    .select('alias_name')
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.alias_name ?? null
}

/** By what staff know this person's part of a conversation; the same one every time. */
export async function ensureReportedAs(
  tx: Tx,
  { threadId, userId, fresh }: { threadId: string; userId: string; fresh: string },
): Promise<string> {
  const { rows } = await sql<{ reported_as: string }>`
    update thread_member set reported_as = coalesce(reported_as, ${fresh}::uuid)
    where thread_id = ${threadId} and user_id = ${userId} returning reported_as`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('Nobody reports whoever is not there.')
  return row.reported_as
}

/** The conversation of a reported part; null where it is gone. */
export async function findReportedThread(tx: Tx, reportedAs: string): Promise<string | null> {
  const row = await tx
    .selectFrom('thread_member')
    .select('thread_id')
    .where('reported_as', '=', reportedAs)
    .executeTakeFirst()
  return row?.thread_id ?? null
}

/** Who is known in those of these conversations that are matches: their aliases by account, by conversation. */
export async function findAliases(
  db: Database | Tx,
  threadIds: readonly string[],
): Promise<Map<string, Map<string, string | null>>> {
  const aliases = new Map<string, Map<string, string | null>>()
  if (threadIds.length === 0) return aliases
  const rows = await db
    .selectFrom('thread')
    .leftJoin('thread_member', 'thread_member.thread_id', 'thread.id')
    .select(['thread.id', 'thread_member.user_id', 'thread_member.alias'])
    .where('thread.id', 'in', threadIds)
    .where('thread.kind', '=', 'match')
    .execute()
  for (const { id, user_id, alias } of rows) {
    const known = aliases.get(id) ?? new Map<string, string | null>()
    if (user_id !== null) known.set(user_id, alias)
    aliases.set(id, known)
  }
  return aliases
}

export async function findMember(
  db: Database | Tx,
  threadId: string,
  userId: string,
): Promise<MemberRow | null> {
  const row = await db
    .selectFrom('thread_member')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Who is in it now, owners first, then in the order in which they came. */
export function findMembers(db: Database | Tx, threadId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('thread_member')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('left_at', 'is', null)
    .orderBy(sql`role = 'owner'`, 'desc')
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
}

/** Those who left last first, as far as anybody remembers them. */
export function findFormerMembers(db: Database | Tx, threadId: string, limit: number): Promise<MemberRow[]> {
  return db
    .selectFrom('thread_member')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('left_at', 'is not', null)
    .orderBy('left_at', 'desc')
    .limit(limit)
    .execute()
}

export async function changeMember(
  tx: Tx,
  threadId: string,
  userId: string,
  changes: Partial<
    Pick<
      MemberRow,
      | 'role'
      | 'folder'
      | 'left_at'
      | 'removed_at'
      | 'archived_at'
      | 'muted_until'
      | 'is_marked_unread'
      | 'wrote_at'
      | 'told_number'
    >
  >,
): Promise<void> {
  await tx
    .updateTable('thread_member')
    .set(changes)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .execute()
}

/** Reading goes forward only; what is read has been delivered. @returns the numbers from now on */
export async function advanceReading(
  tx: Tx,
  threadId: string,
  userId: string,
  { delivered, read }: { delivered: number; read: number },
): Promise<{ delivered: number; read: number; hasChanged: boolean } | null> {
  const { rows } = await sql<{ delivered: number; read: number; hasChanged: boolean }>`
    with before as (
      select thread_id, user_id, delivered_number, read_number, is_marked_unread from thread_member
      where thread_id = ${threadId} and user_id = ${userId} and left_at is null for update)
    update thread_member as mine set
      read_number = greatest(mine.read_number, ${read}::int),
      delivered_number = greatest(mine.delivered_number, ${delivered}::int, ${read}::int),
      is_marked_unread = false
    from before where mine.thread_id = before.thread_id and mine.user_id = before.user_id
    returning mine.delivered_number as delivered, mine.read_number as read,
      (mine.delivered_number, mine.read_number, mine.is_marked_unread)
        <> (before.delivered_number, before.read_number, before.is_marked_unread) as "hasChanged"`.execute(tx)
  return rows[0] ?? null
}

/** Whoever has read everything before it has read this too. */
export async function passOver(tx: Tx, threadId: string, number: number): Promise<void> {
  await sql`
    update thread_member set read_number = ${number}, delivered_number = ${number}
    where thread_id = ${threadId} and read_number = ${number - 1}::int and left_at is null`.execute(tx)
}

export interface Delivered {
  thread_id: string
  delivered_number: number
  read_number: number
  /** Who receives it: the other one in conversations of two that are neither a request nor a match. */
  peer_id: string | null
}

/** All that was written so far has reached one of their devices. @returns the conversations in which that is new */
export async function deliverAll(tx: Tx, userId: string): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    with behind as (
      select m.thread_id, t.last_number, t.kind, m.folder from thread_member as m
      join thread as t on t.id = m.thread_id
      where m.user_id = ${userId} and m.left_at is null and m.folder <> 'ignored'
        and m.delivered_number < t.last_number
      order by m.thread_id for update of m)
    update thread_member as mine set delivered_number = behind.last_number
    from behind where mine.thread_id = behind.thread_id and mine.user_id = ${userId}
    returning mine.thread_id, mine.delivered_number, mine.read_number, (
      select other.user_id from thread_member as other
      where behind.folder = 'inbox' and behind.kind not in ('group', 'event', 'match')
        and other.thread_id = mine.thread_id and other.user_id <> mine.user_id
        and not is_blocked_between(mine.user_id, other.user_id) limit 1) as peer_id`.execute(tx)
  return rows
}

/** A new message takes a conversation out of the archive of those who have not silenced it. */
export async function bringBack(tx: Tx, threadId: string, now: Date): Promise<void> {
  await tx
    .updateTable('thread_member')
    .set({ archived_at: null })
    .where('thread_id', '=', threadId)
    .where('archived_at', 'is not', null)
    .where((is) => is.or([is('muted_until', 'is', null), is('muted_until', '<=', now)]))
    .execute()
}

export interface Waiting {
  user_id: string
  unread: number
}

/** Some who have not read up to there, were not notified of it, and have muted neither the conversation nor its writer. */
export async function findWaiting(
  tx: Tx,
  threadId: string,
  { number, senderId, now, limit }: { number: number; senderId: string | null; now: Date; limit: number },
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select user_id, ${number}::int - greatest(read_number, joined_number) as unread from thread_member
    where thread_id = ${threadId} and left_at is null and folder = 'inbox'
      and read_number < ${number} and told_number < ${number}
      and (muted_until is null or muted_until <= ${now})
      and (${senderId}::uuid is null or not is_blocked_in(
        (select kind from thread where id = ${threadId}), user_id, ${senderId}::uuid))
    order by user_id limit ${limit} for update`.execute(tx)
  return rows
}

/** Everybody one talks to in conversations of two, by the name one has everywhere. */
export async function findPeers(db: Database | Tx, userId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct other.user_id from thread_member as mine
    join thread as t on t.id = mine.thread_id and t.kind not in ('group', 'event', 'match')
    join thread_member as other on other.thread_id = mine.thread_id and other.user_id <> mine.user_id
    where mine.user_id = ${userId} and mine.left_at is null
      and not is_blocked_between(mine.user_id, other.user_id)`.execute(db)
  return rows.map((row) => row.user_id)
}

/** Without the sign that somebody reported them: that would tell who did. */
export async function exportMemberships(tx: Tx, userId: string): Promise<Omit<MemberRow, 'reported_as'>[]> {
  const rows = await tx
    .selectFrom('thread_member')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('thread_id')
    .execute()
  return rows.map(({ reported_as: _reportedAs, ...shown }) => shown)
}

export async function deleteMembershipsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('thread_member').where('user_id', '=', userId).execute()
}
