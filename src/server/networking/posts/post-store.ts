import { CompiledQuery, type Selectable, sql } from 'kysely'
import type { LinkPreview } from '#contract/networking/posts/post.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { Post } from '#server/platform/database/schema.ts'
import type { SubjectCard } from '#server/moderation/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** So much of a post stands in the queue of staff. */
const CARD_CHARACTERS = 120

export type PostRow = Selectable<Post>

const POST = `
  select line::text as page from post cross join post_lines(post.id, $2::uuid)
  where post.id = $1::uuid and post_is_seen(post, $2::uuid)`
const READ_POST: HotRead = { name: 'networking.post', text: POST }

/** JSON text; null where there is none for this reader. */
export const readPostJson = (
  hot: HotReads,
  postId: string,
  viewerId: string | null,
): Promise<string | null> => hot.read(READ_POST, [postId, viewerId])

/** A post as JSON text inside a transaction, with what that has written. */
export async function findPostJson(tx: Tx, postId: string, viewerId: string): Promise<string | null> {
  const { rows } = await tx.executeQuery(CompiledQuery.raw(POST, [postId, viewerId]))
  return (rows[0] as { page: string } | undefined)?.page ?? null
}

/** A post that this person sees, and nobody else changes it until the transaction ends. */
export async function lockSeenPost(tx: Tx, postId: string, viewerId: string): Promise<PostRow | null> {
  // by two statements: who waited for the lock has to look again
  const row = await lockPost(tx, postId)
  if (!row) return null
  const { rows } = await sql<{ is_seen: boolean }>`
    select post_is_seen(post, ${viewerId}) as is_seen from post where id = ${postId}`.execute(tx)
  return rows[0]?.is_seen === true ? row : null
}

/** Also one that was removed. */
export async function lockPost(tx: Tx, postId: string): Promise<PostRow | null> {
  const row = await tx
    .selectFrom('post')
    .selectAll()
    .where('id', '=', postId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Makes parallel posts of one person wait for each other, so that the count holds. Removed ones count too. */
export async function countPostsSince(tx: Tx, authorId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`posts ${authorId}`}, 0))`.execute(tx)
  const { posts } = await tx
    .selectFrom('post')
    .select(({ fn }) => fn.countAll<number>().as('posts'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return posts
}

export interface NewPost {
  id: string
  authorId: string
  content: string
  link: LinkPreview | null
  repeatsId: string | null
  audience: 'public' | 'connections'
  topic: string | null
  at: Date
  demo: boolean
}

/** It stays where its author lives now. */
export async function insertPost(tx: Tx, post: NewPost, imageIds: readonly string[]): Promise<void> {
  await sql`
    insert into post (id, author_id, content, link, repeats_id, audience, topic, place_id, created_at, demo)
    select ${post.id}::uuid, user_id, ${post.content}, ${post.link && JSON.stringify(post.link)}::jsonb,
      ${post.repeatsId}::uuid, ${post.audience}, ${post.topic}, place_id, ${post.at}::timestamptz, ${post.demo}::boolean
    from profile where user_id = ${post.authorId}`.execute(tx)
  if (imageIds.length === 0) return
  await tx
    .insertInto('post_image')
    .values(imageIds.map((media_id, position) => ({ post_id: post.id, position, media_id })))
    .execute()
}

export async function changeContent(tx: Tx, postId: string, content: string, at: Date): Promise<void> {
  await tx.updateTable('post').set({ content, edited_at: at }).where('id', '=', postId).execute()
}

/** Those that staff may look at, by their first words. */
export async function findPostCards(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post')
    .select(['id', sql<string>`left(content, ${CARD_CHARACTERS})`.as('title')])
    .where('id', 'in', ids)
    .where((by) => by.or([by('removed_at', 'is', null), by('withheld_at', 'is not', null)]))
    .execute()
  return new Map(rows.map(({ id, title }) => [id, { title, picture: null }]))
}

export async function findImageIds(tx: Tx, postId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('post_image')
    .select('media_id')
    .where('post_id', '=', postId)
    .orderBy('position')
    .execute()
  return rows.map(({ media_id }) => media_id)
}

/** Removed by staff, with all its words still there; or shown again. @returns whether that changed anything */
export async function setWithheld(tx: Tx, postId: string, isWithheld: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('post')
    .set(
      isWithheld
        ? { removed_at: sql`clock_now()`, withheld_at: sql`clock_now()` }
        : { removed_at: null, withheld_at: null },
    )
    .where('id', '=', postId)
    .where(isWithheld ? 'removed_at' : 'withheld_at', isWithheld ? 'is' : 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Leaves a tombstone. @returns the pictures that nothing shows any more */
export async function emptyPost(tx: Tx, postId: string): Promise<string[]> {
  await tx.deleteFrom('post_mention').where('post_id', '=', postId).execute()
  await tx.deleteFrom('post_comment').where('post_id', '=', postId).execute()
  await tx.deleteFrom('post_reaction').where('post_id', '=', postId).execute()
  await tx.deleteFrom('post_saved').where('post_id', '=', postId).execute()
  const images = await tx
    .deleteFrom('post_image')
    .where('post_id', '=', postId)
    .returning('media_id')
    .execute()
  await tx
    .updateTable('post')
    .set({ content: '', link: null, removed_at: sql`clock_now()` })
    .where('id', '=', postId)
    .where('removed_at', 'is', null)
    .execute()
  return images.map(({ media_id }) => media_id)
}

export type Counted = Pick<
  PostRow,
  'id' | 'author_id' | 'audience' | 'reactions_count' | 'comments_count' | 'shares_count'
>

/** Of those that are still shown. */
export function findCounts(db: Database, ids: readonly string[]): Promise<Counted[]> {
  return db
    .selectFrom('post')
    .select(['id', 'author_id', 'audience', 'reactions_count', 'comments_count', 'shares_count'])
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .execute()
}

export async function readCommentsCount(tx: Tx, postId: string): Promise<number> {
  const row = await tx
    .selectFrom('post')
    .select('comments_count')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
  return row.comments_count
}

/** Those that are still shown, of any of these posts, comments' posts included. */
export async function exportPosts(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('post')
    .select(['id', 'content', 'link', 'repeats_id', 'audience', 'topic', 'created_at', 'edited_at'])
    .where('author_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
}

export async function exportImages(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('post_image')
    .innerJoin('post', 'post.id', 'post_image.post_id')
    .select(['post_image.post_id', 'post_image.position', 'post_image.media_id'])
    .where('post.author_id', '=', userId)
    .orderBy('post_image.post_id')
    .orderBy('post_image.position')
    .execute()
}

/** What others repeated stays as a tombstone that names nobody. */
export async function deletePostsOf(tx: Tx, userId: string): Promise<void> {
  const rows = await tx
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', userId)
    .orderBy('id')
    .execute()
  for (const { id } of rows) await emptyPost(tx, id)
  await sql`
    delete from post where author_id = ${userId}
      and not exists (select from post as again where again.repeats_id = post.id)`.execute(tx)
  await tx.updateTable('post').set({ author_id: null }).where('author_id', '=', userId).execute()
}
