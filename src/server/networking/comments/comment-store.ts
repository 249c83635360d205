import { type Selectable, sql } from 'kysely'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import type { PersonLine } from '#contract/networking/people/person.ts'
import { cursorSql, type ExactPoint } from '#server/networking/cursor-policy.ts'
import type { PostComment } from '#server/platform/database/schema.ts'
import type { SubjectCard } from '#server/moderation/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** So much of a comment stands in the queue of staff. */
const CARD_CHARACTERS = 120

export type CommentRow = Selectable<PostComment>
/** A comment with who wrote it, as the reader sees them. */
export interface ShownComment {
  id: string
  user_id: string
  author: PersonLine | null
  content: string
  mentions: Mention[]
  reply_to: string | null
  created_at: Date
  cursor: string
}

const shown = (viewerId: string | null) => sql`
  id, user_id, person_line(user_id, ${viewerId}::uuid) as author, content, reply_to, created_at,
  mentions_of(post_id, id, ${viewerId}::uuid) as mentions,
  ${sql.raw(cursorSql('created_at', 'id'))} as cursor`

/** Oldest first, without those that a block hides. */
export async function findComments(
  db: Database,
  postId: string,
  { viewerId, after, limit }: { viewerId: string | null; after: ExactPoint; limit: number },
): Promise<ShownComment[]> {
  const { rows } = await sql<ShownComment>`
    select ${shown(viewerId)} from post_comment
    where post_id = ${postId} and withheld_at is null and (created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)
      and (${viewerId}::uuid is null or not is_blocked_between(${viewerId}::uuid, user_id))
    order by created_at, id limit ${limit}`.execute(db)
  return rows
}

export async function findShownComment(
  tx: Tx,
  commentId: string,
  viewerId: string,
): Promise<ShownComment | null> {
  const { rows } = await sql<ShownComment>`
    select ${shown(viewerId)} from post_comment where id = ${commentId}`.execute(tx)
  return rows[0] ?? null
}

/** May this person, or a visitor, see the post? */
export async function isPostSeen(db: Database, postId: string, viewerId: string | null): Promise<boolean> {
  const { rows } = await sql<{ is_seen: boolean }>`
    select post_is_seen(post, ${viewerId}::uuid) as is_seen from post where id = ${postId}`.execute(db)
  return rows[0]?.is_seen === true
}

/** Makes parallel comments of one person wait for each other, so that the count holds. */
export async function countCommentsSince(tx: Tx, userId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comments ${userId}`}, 0))`.execute(tx)
  const { comments } = await tx
    .selectFrom('post_comment')
    .select(({ fn }) => fn.countAll<number>().as('comments'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return comments
}

export async function insertComment(tx: Tx, comment: Omit<CommentRow, 'withheld_at'>): Promise<void> {
  await tx.insertInto('post_comment').values(comment).execute()
}

export async function findComment(tx: Tx, commentId: string): Promise<CommentRow | null> {
  const row = await findWithheldComment(tx, commentId)
  return row?.withheld_at === null ? row : null
}

/** Also one that staff took away. */
export async function findWithheldComment(tx: Tx, commentId: string): Promise<CommentRow | null> {
  const row = await tx.selectFrom('post_comment').selectAll().where('id', '=', commentId).executeTakeFirst()
  return row ?? null
}

/** By their first words. */
export async function findCommentCards(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_comment')
    .select(['id', sql<string>`left(content, ${CARD_CHARACTERS})`.as('title')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, { title, picture: null }]))
}

/** Shown to nobody, or again. @returns the post it stands under; null where that changed nothing */
export async function setCommentWithheld(
  tx: Tx,
  commentId: string,
  isWithheld: boolean,
): Promise<string | null> {
  const row = await tx
    .updateTable('post_comment')
    .set({ withheld_at: isWithheld ? sql`clock_now()` : null })
    .where('id', '=', commentId)
    .where('withheld_at', isWithheld ? 'is' : 'is not', null)
    .returning('post_id')
    .executeTakeFirst()
  return row?.post_id ?? null
}

/** @returns whether it was there */
export async function deleteCommentRow(tx: Tx, commentId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('post_comment')
    .where('id', '=', commentId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function exportComments(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('post_comment')
    .select(['id', 'post_id', 'reply_to', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function deleteCommentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('post_comment').where('user_id', '=', userId).execute()
}
