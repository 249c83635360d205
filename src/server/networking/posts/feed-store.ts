import { NEAR_MILES } from '#contract/networking/posts/list-posts.ts'
import { cursorSql, type Point } from '#server/networking/cursor-policy.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

/** Parameters of all pages: $1 the reader or null, $2 and $3 after which post, $4 most and one more, $5 hidden people. */
const AFTER = `(created_at, id) < ($2::timestamptz, $3::uuid) order by created_at desc, id desc limit $4::int`
const FOUND = `select id, created_at from post where removed_at is null`

/** Each part gives its own newest by an index; together they are merged by time. */
const page = (name: string, found: string): HotRead => ({
  name,
  text: `
  with page as materialized (
    select id, created_at, row_number() over (order by created_at desc, id desc) as nth
    from (${found}) as found order by created_at desc, id desc limit $4::int)
  select json_build_object(
    'items', (
      select coalesce(json_agg(post_json(post, $1::uuid) order by nth), '[]')
      from page join post on post.id = page.id where nth < $4::int),
    'nextCursor', (
      select ${cursorSql('created_at', 'id')} from page
      where nth = $4::int - 1 and exists (select from page where nth = $4::int)))::text`,
})

const NEWEST_POSTS = page(
  'networking.newest',
  `(${FOUND} and audience = 'public' and author_id <> all ($5::uuid[]) and ${AFTER})
  union all (
    select narrow.id, narrow.created_at from (
      select other_id as person from connections_of($1::uuid) union all select $1::uuid) as known
    cross join lateral (
      ${FOUND} and audience = 'connections' and author_id = known.person and ${AFTER}) as narrow
    where known.person <> all ($5::uuid[]))`,
)

const NETWORK_POSTS = page(
  'networking.network',
  `select theirs.id, theirs.created_at from connections_of($1::uuid) as known
  cross join lateral (${FOUND} and author_id = known.other_id and ${AFTER}) as theirs
  where known.other_id <> all ($5::uuid[])`,
)

/** $6 the blocks around, $7 and $8 the position. */
const NEAR_POSTS = page(
  'networking.near',
  `select near.id, near.created_at from unnest($6::int[]) as around (block)
  cross join lateral (
    ${FOUND} and audience = 'public' and block = around.block and author_id <> all ($5::uuid[])
      and distance_miles(lat, lng, $7::float8, $8::float8) <= ${NEAR_MILES} and ${AFTER}) as near`,
)

/** $6 whose. */
const POSTS_OF = page(
  'networking.posts-of',
  `${FOUND} and author_id = $6::uuid and author_id <> all ($5::uuid[])
    and (audience = 'public' or author_id = $1::uuid or ($1::uuid is not null and are_connected($1::uuid, $6::uuid)))
    and ${AFTER}`,
)

export interface FeedPage {
  viewerId: string | null
  after: Point
  limit: number
  hidden: readonly string[]
}

const read = async (
  hot: HotReads,
  query: HotRead,
  { viewerId, after, limit, hidden }: FeedPage,
  ...more: unknown[]
) => (await hot.read(query, [viewerId, after.at, after.id, limit + 1, hidden, ...more])) ?? ''

/** JSON text of a page, like the others below. */
export const readNewestPosts = (hot: HotReads, asked: FeedPage): Promise<string> =>
  read(hot, NEWEST_POSTS, asked)

export const readNetworkPosts = (hot: HotReads, asked: FeedPage): Promise<string> =>
  read(hot, NETWORK_POSTS, asked)

export const readNearPosts = (
  hot: HotReads,
  asked: FeedPage,
  { blocks, lat, lng }: { blocks: readonly number[]; lat: number; lng: number },
): Promise<string> => read(hot, NEAR_POSTS, asked, blocks, lat, lng)

export const readPostsOf = (hot: HotReads, asked: FeedPage, authorId: string): Promise<string> =>
  read(hot, POSTS_OF, asked, authorId)
