import { sql } from 'kysely'
import { MENTION_LIMITS, type Mention } from '#contract/networking/mentions/mention.ts'
import { PersonLine } from '#contract/networking/people/person.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** The names of those of these people who may be mentioned, by their ids. */
export async function findMentionable(
  tx: Tx,
  { userId, postId, ids }: { userId: string; postId: string | null; ids: readonly string[] },
): Promise<Map<string, string>> {
  const { rows } = await sql<{ user_id: string; name: string }>`
    select user_id, coalesce(display_name, full_name) as name from profile
    where user_id = any (${ids}::uuid[]) and may_mention(${userId}::uuid, user_id, ${postId}::uuid)`.execute(
    tx,
  )
  return new Map(rows.map(({ user_id, name }) => [user_id, name]))
}

interface NewMentions {
  postId: string
  /** Null for those of the post itself. */
  commentId: string | null
  mentions: readonly Mention[]
}

export async function insertMentions(tx: Tx, { postId, commentId, mentions }: NewMentions): Promise<void> {
  if (mentions.length === 0) return
  await tx
    .insertInto('post_mention')
    .values(
      mentions.map(({ userId, name }) => ({
        post_id: postId,
        comment_id: commentId,
        user_id: userId,
        name,
      })),
    )
    .execute()
}

/** Whom the post itself names. */
export async function findMentionedIds(tx: Tx, postId: string): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('post_mention')
    .select('user_id')
    .where('post_id', '=', postId)
    .where('comment_id', 'is', null)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

export async function replaceMentions(tx: Tx, postId: string, mentions: readonly Mention[]): Promise<void> {
  await tx.deleteFrom('post_mention').where('post_id', '=', postId).where('comment_id', 'is', null).execute()
  await insertMentions(tx, { postId, commentId: null, mentions })
}

/** Those of these people who see the post. */
export async function findReaders(tx: Tx, postId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select reader.id from unnest(${ids}::uuid[]) as reader (id) join post on post.id = ${postId}
    where post_is_seen(post, reader.id)`.execute(tx)
  return rows.map(({ id }) => id)
}

const FOLDED = 'fold_name(coalesce(p.display_name, p.full_name))'
const NAMED = `${FOLDED} like all (array(select '%' || fold_name(word) || '%' from unnest($3::text[]) as asked (word)))`
/** People of one name who are looked at. */
const LOOKED_AT = 60

/** $1 who writes, $2 under which post, $3 the words of the name, $4 the longest of them, which the index is asked for. */
const MENTIONABLE: HotRead = {
  name: null,
  text: `
  with chosen as (
    select p.user_id, 1 as tier from connections_of($1::uuid) as known
      join profile as p on p.user_id = known.other_id where ${NAMED}
    union all
    select p.user_id, 2 from (
        select user_id from post_comment where post_id = $2::uuid and withheld_at is null
        union select author_id from post where id = $2::uuid) as there
      join profile as p on p.user_id = there.user_id where ${NAMED}
    union all
    (select p.user_id, 3 from profile as p
      where ${FOLDED} like '%' || fold_name($4::text) || '%' and ${NAMED} limit ${LOOKED_AT})),
  allowed as (
    select user_id, min(tier) as tier from chosen where may_mention($1::uuid, user_id, $2::uuid)
    group by user_id order by 2, 1 limit ${MENTION_LIMITS.offered})
  select coalesce(json_agg(line order by tier, user_id), '[]')::text
  from allowed cross join lateral person_lines(user_id, $1::uuid) as shown`,
}

export async function readMentionable(
  hot: HotReads,
  { userId, postId, words }: { userId: string; postId: string | null; words: readonly string[] },
): Promise<PersonLine[]> {
  const longest = words.toSorted((one, other) => other.length - one.length)[0]
  if (longest === undefined) return []
  const json = await hot.read(MENTIONABLE, [userId, postId, words, longest])
  return PersonLine.array().parse(JSON.parse(json ?? '[]'))
}

/** Where others named this person. */
export async function exportMentions(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('post_mention')
    .select(['post_id', 'comment_id', 'name'])
    .where('user_id', '=', userId)
    .orderBy('post_id')
    .execute()
}

export async function deleteMentionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('post_mention').where('user_id', '=', userId).execute()
}
