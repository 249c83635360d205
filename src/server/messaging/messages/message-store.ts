import { type Selectable, sql } from 'kysely'
import type { CardAnswer, Reaction } from '#contract/messaging/messages/message.ts'
import type { Message, MessagePhoto, MessageReaction } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type MessageRow = Selectable<Message>
export type PhotoRow = Selectable<MessagePhoto>
export type ReactionRow = Selectable<MessageReaction>

export type NewMessageRow = Pick<
  MessageRow,
  'id' | 'thread_id' | 'number' | 'sender_id' | 'kind' | 'body' | 'reply_to_id' | 'warnings' | 'created_at'
> & { facts: object | null }

/** Null when the id is that of another message by now, one that came in the same moment included. */
export async function insertMessage(tx: Tx, { facts, ...row }: NewMessageRow): Promise<MessageRow | null> {
  const isCard = row.kind === 'offer' || row.kind === 'viewing'
  const inserted = await tx
    .insertInto('message')
    .values({
      ...row,
      facts: facts === null ? null : JSON.stringify(facts),
      card_state: isCard ? 'open' : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

export async function insertPhotos(tx: Tx, messageId: string, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return
  await tx
    .insertInto('message_photo')
    .values(mediaIds.map((media_id, position) => ({ message_id: messageId, media_id, position })))
    .execute()
}

export async function insertMessageVoice(tx: Tx, messageId: string, voiceId: string): Promise<void> {
  await tx.insertInto('message_voice').values({ message_id: messageId, voice_id: voiceId }).execute()
}

export async function findMessage(db: Database | Tx, id: string): Promise<MessageRow | null> {
  const row = await db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export function findMessagesById(db: Database | Tx, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('message').selectAll().where('id', 'in', ids).execute()
}

/** By number, rising; both ends belong to it. */
export function findMessagesBetween(
  db: Database | Tx,
  threadId: string,
  { first, last }: { first: number; last: number },
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('number', '>=', first)
    .where('number', '<=', last)
    .orderBy('number')
    .execute()
}

/** The latest of a conversation that were written until then; by number, rising. */
export async function findMessagesUntil(
  tx: Tx,
  threadId: string,
  { until, limit }: { until: Date; limit: number },
): Promise<MessageRow[]> {
  const rows = await tx
    .selectFrom('message')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('created_at', '<=', until)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** What somebody wrote last in a conversation, oldest first. */
export async function findLatestTexts(
  tx: Tx,
  threadId: string,
  { senderId, limit }: { senderId: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('message')
    .select('body')
    .where('thread_id', '=', threadId)
    .where('sender_id', '=', senderId)
    .where('body', 'is not', null)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed().flatMap(({ body }) => body ?? [])
}

/** The newest message of each conversation. */
export async function findLastMessages(
  db: Database | Tx,
  places: readonly { threadId: string; number: number }[],
): Promise<MessageRow[]> {
  if (places.length === 0) return []
  const pairs = places.map(({ threadId, number }) => sql`(${threadId}::uuid, ${number}::int)`)
  const { rows } = await sql<MessageRow>`
    select * from message where (thread_id, number) in (${sql.join(pairs)})`.execute(db)
  return rows
}

/** The newest message that somebody has not read and may be notified of; null when there is none any more. */
export async function findNewestUnread(tx: Tx, threadId: string, userId: string): Promise<MessageRow | null> {
  const { rows } = await sql<MessageRow>`
    select message.* from message
    join thread as t on t.id = message.thread_id
    join thread_member as mine on mine.thread_id = message.thread_id and mine.user_id = ${userId}
    where message.thread_id = ${threadId} and mine.left_at is null
      and (mine.muted_until is null or mine.muted_until <= clock_now())
      and number > greatest(mine.read_number, mine.joined_number)
      and deleted_at is null and message.kind <> 'notice' and sender_id is not null and sender_id <> ${userId}
      and not is_blocked_in(t.kind, mine.user_id, sender_id)
    order by number desc limit 1`.execute(tx)
  return rows[0] ?? null
}

export function findPhotos(db: Database | Tx, messageIds: readonly string[]): Promise<PhotoRow[]> {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('message_photo')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute()
}

/** What came with a message: a photo or a recording. */
export interface Attachment {
  kind: 'photo' | 'voice'
  id: string
}

/** SQL of the id of the message that it came with. */
export const messageWith = ({ kind, id }: Attachment) =>
  kind === 'photo'
    ? sql<string>`(select message_id from message_photo where media_id = ${id}::uuid)`
    : sql<string>`(select message_id from message_voice where voice_id = ${id}::uuid)`

/** Did this come with a message that the person may read, with somebody who still shows it to them? */
export async function mayOpen(tx: Tx, viewerId: string, attachment: Attachment): Promise<boolean> {
  const { rows } = await sql`
    select from message as m
    join thread as t on t.id = m.thread_id
    join thread_member as mine on mine.thread_id = t.id and mine.user_id = ${viewerId}
    where m.id = ${messageWith(attachment)} and m.deleted_at is null and mine.left_at is null and mine.folder <> 'ignored'
      and m.number > mine.joined_number and (t.kind <> 'match' or t.closed_at is null)
      and (t.kind in ('group', 'event') or not exists (
        select from thread_member as other
        where other.thread_id = t.id and other.user_id <> mine.user_id
          and is_blocked_in(t.kind, mine.user_id, other.user_id)))`.execute(tx)
  return rows.length > 0
}

export function findReactions(db: Database | Tx, messageIds: readonly string[]): Promise<ReactionRow[]> {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('message_reaction')
    .selectAll()
    .where('message_id', 'in', messageIds)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()
}

export async function changeText(
  tx: Tx,
  id: string,
  { body, warnings, at }: { body: string; warnings: string[]; at: Date },
): Promise<MessageRow> {
  return tx
    .updateTable('message')
    .set({ body, warnings, edited_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Of a card that is open; null when it was answered or taken back. */
export async function closeCard(
  tx: Tx,
  id: string,
  { state, at }: { state: CardAnswer | 'countered'; at: Date },
): Promise<MessageRow | null> {
  const row = await tx
    .updateTable('message')
    .set({ card_state: state, card_answered_at: at })
    .where('id', '=', id)
    .where('card_state', '=', 'open')
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Takes back a decline that came after `since`; null when there is none. */
export async function reopenCard(tx: Tx, id: string, since: Date): Promise<MessageRow | null> {
  const row = await tx
    .updateTable('message')
    .set({ card_state: 'open', card_answered_at: null })
    .where('id', '=', id)
    .where('card_state', '=', 'declined')
    .where('card_answered_at', '>', since)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** The words are gone; a stub stays, so that nobody wonders where a number went. */
export async function emptyMessage(tx: Tx, id: string, at: Date): Promise<MessageRow> {
  await tx.deleteFrom('message_reaction').where('message_id', '=', id).execute()
  await tx.deleteFrom('message_photo').where('message_id', '=', id).execute()
  await tx.deleteFrom('message_voice').where('message_id', '=', id).execute()
  return tx
    .updateTable('message')
    .set({ body: null, facts: null, warnings: [], deleted_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** One sign a person and message; null takes it back. */
export async function putReaction(
  tx: Tx,
  {
    messageId,
    userId,
    reaction,
    at,
  }: { messageId: string; userId: string; reaction: Reaction | null; at: Date },
): Promise<void> {
  if (reaction === null) {
    await tx
      .deleteFrom('message_reaction')
      .where('message_id', '=', messageId)
      .where('user_id', '=', userId)
      .execute()
    return
  }
  await tx
    .insertInto('message_reaction')
    .values({ message_id: messageId, user_id: userId, reaction, created_at: at })
    .onConflict((conflict) => conflict.columns(['message_id', 'user_id']).doUpdateSet({ reaction }))
    .execute()
}

/** How often a conversation said of somebody that they came or went, since then. */
export async function countPassings(
  tx: Tx,
  { threadId, userId, since }: { threadId: string; userId: string; since: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from message
    where sender_id = ${userId} and created_at > ${since} and thread_id = ${threadId} and kind = 'notice'
      and facts ->> 'event' in ('joined', 'left')`.execute(tx)
  return rows[0]?.n ?? 0
}

/** How many messages others than the owner wrote about each listing since then. */
export async function countMessagesAbout(
  db: Database | Tx,
  { subjectIds, since }: { subjectIds: readonly string[]; since: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select t.subject_id as id, count(*)::int as n
    from thread as t
    join message as m on m.thread_id = t.id
    where t.kind = 'listing' and t.subject_id = any(${subjectIds}::uuid[]) and t.last_at > ${since}
      and m.created_at > ${since} and m.sender_id = t.opener_id
    group by t.subject_id`.execute(db)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** How many messages each of those who wrote in a conversation has sent there. */
export async function countSent(tx: Tx, threadId: string): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('message')
    .select(['sender_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('thread_id', '=', threadId)
    .where('kind', '<>', 'notice')
    .where('sender_id', 'is not', null)
    .groupBy('sender_id')
    .execute()
  return new Map(rows.map(({ sender_id, n }) => [sender_id ?? '', n]))
}

export function exportMessages(tx: Tx, userId: string): Promise<MessageRow[]> {
  return tx.selectFrom('message').selectAll().where('sender_id', '=', userId).orderBy('id').execute()
}

export function exportReactions(tx: Tx, userId: string): Promise<ReactionRow[]> {
  return tx
    .selectFrom('message_reaction')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('message_id')
    .execute()
}

/** Everything they wrote becomes a stub without a name. */
export async function emptyMessagesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('message_reaction').where('user_id', '=', userId).execute()
  await sql`
    delete from message_photo using message
    where message.id = message_photo.message_id and message.sender_id = ${userId}`.execute(tx)
  await sql`
    delete from message_voice using message
    where message.id = message_voice.message_id and message.sender_id = ${userId}`.execute(tx)
  await tx
    .updateTable('message')
    .set({ body: null, facts: null, warnings: [], deleted_at: sql`clock_now()`, sender_id: null })
    .where('sender_id', '=', userId)
    .execute()
}
