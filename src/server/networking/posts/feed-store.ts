import { NEAR_MILES } from '#contract/networking/posts/list-posts.ts'
import { cursorSql, type ExactPoint } from '#server/networking/cursor-policy.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

/**
 * Parameters of all pages: $1 the reader or null, $2 and $3 after which post, $4 hidden people. How many are asked for
 * stands in the text: with a number that it does not know, PostgreSQL would plan each question anew.
 */
const newestBehind = (limit: number): string =>
  `(created_at, id) < ($2::timestamptz, $3::uuid) order by created_at desc, id desc limit ${limit}`
const FOUND = `select id, created_at from post where removed_at is null`

/** Each part gives its own newest by an index; together they are merged by time. */
const page =
  (name: string, found: (after: string) => string) =>
  (limit: number): HotRead => ({
    name: `${name}-${limit}`,
    text: `
  with page as materialized (
    select id, created_at, row_number() over (order by created_at desc, id desc) as nth
    from (${found(newestBehind(limit))}) as found order by created_at desc, id desc limit ${limit})
  select json_build_object(
    'items', (
      select coalesce(json_agg(line order by nth), '[]')
      from page cross join lateral post_lines(page.id, $1::uuid) as shown where nth < ${limit}),
    'nextCursor', (
      select ${cursorSql('created_at', 'id')} from page
      where nth = ${limit} - 1 and exists (select from page where nth = ${limit})))::text`,
  })

const NEWEST_POSTS = page(
  'networking.newest',
  (after) => `(${FOUND} and audience = 'public' and author_id <> all ($4::uuid[]) and ${after})
  union all (
    select narrow.id, narrow.created_at from (
      select other_id as person from connections_of($1::uuid) union all select $1::uuid) as known
    cross join lateral (
      ${FOUND} and audience = 'connections' and author_id = known.person and ${after}) as narrow
    where known.person <> all ($4::uuid[]))`,
)

const NETWORK_POSTS = page(
  'networking.network',
  (after) => `select theirs.id, theirs.created_at from connections_of($1::uuid) as known
  cross join lateral (${FOUND} and author_id = known.other_id and ${after}) as theirs
  where known.other_id <> all ($4::uuid[])`,
)

/** $5 the cells of the coarse grid around, $6 and $7 the position. */
const NEAR_POSTS = page(
  'networking.near',
  (after) => `select near.id, near.created_at from post_place as home
  cross join lateral (
    ${FOUND} and audience = 'public' and place_id = home.place_id and author_id <> all ($4::uuid[])
      and ${after}) as near
  where home.cell_coarse = any ($5::int[])
    and distance_miles(home.lat, home.lng, $6::float8, $7::float8) <= ${NEAR_MILES}`,
)

/** $5 what is searched for, as text of a tsquery. */
const FOUND_POSTS = page(
  'networking.found',
  (after) => `${FOUND} and search @@ ($5::text)::tsquery and author_id is not null
    and author_id <> all ($4::uuid[])
    and (audience = 'public' or author_id = $1::uuid or ($1::uuid is not null and are_connected($1::uuid, author_id)))
    and ${after}`,
)

/** $5 the topics that are asked about. */
const QUESTIONS = page(
  'networking.questions',
  (after) => `${FOUND} and topic is not null and topic = any ($5::text[]) and author_id is not null
    and author_id <> all ($4::uuid[])
    and (audience = 'public' or author_id = $1::uuid or ($1::uuid is not null and are_connected($1::uuid, author_id)))
    and ${after}`,
)

/** In the order in which they were saved; those that the reader may not see any more are left out. */
const SAVED_POSTS = page(
  'networking.saved',
  () => `select id, at as created_at from (
    select post.*, saved.at from post_saved as saved join post on post.id = saved.post_id
    where saved.user_id = $1::uuid and (saved.at, saved.post_id) < ($2::timestamptz, $3::uuid)
      and post.author_id <> all ($4::uuid[])) as chosen
  where removed_at is null and (audience = 'public' or author_id = $1::uuid or are_connected($1::uuid, author_id))
  order by at desc, id desc`,
)

/** $5 whose. */
const POSTS_OF = page(
  'networking.posts-of',
  (after) => `${FOUND} and author_id = $5::uuid and author_id <> all ($4::uuid[])
    and (audience = 'public' or author_id = $1::uuid or ($1::uuid is not null and are_connected($1::uuid, $5::uuid)))
    and ${after}`,
)

export interface FeedPage {
  viewerId: string | null
  after: ExactPoint
  limit: number
  hidden: readonly string[]
}

const read = async (
  hot: HotReads,
  query: (limit: number) => HotRead,
  { viewerId, after: last, limit, hidden }: FeedPage,
  ...more: unknown[]
) => (await hot.read(query(limit + 1), [viewerId, last.at, last.id, hidden, ...more])) ?? ''

/** JSON text of a page, like the others below. */
export const readNewestPosts = (hot: HotReads, asked: FeedPage): Promise<string> =>
  read(hot, NEWEST_POSTS, asked)

export const readNetworkPosts = (hot: HotReads, asked: FeedPage): Promise<string> =>
  read(hot, NETWORK_POSTS, asked)

export const readNearPosts = (
  hot: HotReads,
  asked: FeedPage,
  { cells, lat, lng }: { cells: readonly number[]; lat: number; lng: number },
): Promise<string> => read(hot, NEAR_POSTS, asked, cells, lat, lng)

export const readFoundPosts = (hot: HotReads, asked: FeedPage, query: string): Promise<string> =>
  read(hot, FOUND_POSTS, asked, query)

export const readQuestions = (hot: HotReads, asked: FeedPage, topics: readonly string[]): Promise<string> =>
  read(hot, QUESTIONS, asked, topics)

export const readSavedPosts = (hot: HotReads, asked: FeedPage): Promise<string> =>
  read(hot, SAVED_POSTS, asked)

export const readPostsOf = (hot: HotReads, asked: FeedPage, authorId: string): Promise<string> =>
  read(hot, POSTS_OF, asked, authorId)
