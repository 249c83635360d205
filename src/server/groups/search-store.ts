import type { SearchGroupsInput } from '#contract/groups/search-groups.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'

/** What the words mean, as texts for to_tsquery. */
export interface Words {
  /** All that may be meant. */
  wide: string
  /** What was typed. */
  sure: string
}

const SEARCH: HotRead = {
  name: 'groups.search',
  text: `
    select search_groups($1, $2::float8, $3::float8, $4::float8, $5::text[], $6, $7, $8, $9::int, $10::int,
      $11, $12::uuid[], $13)`,
}

export interface Search extends Omit<SearchGroupsInput, 'q'> {
  words: Words
  hidden: readonly string[]
}

/** JSON text of a page, see the function in the database. */
export async function findGroups(hot: HotReads, search: Search): Promise<string> {
  const { words, lat, lng, radiusMiles, categoryIds, type, day, sort, page, pageSize, timeZone, hidden } =
    search
  const values = [
    words.wide,
    lat ?? null,
    lng ?? null,
    radiusMiles,
    categoryIds,
    type,
    day,
    sort,
    page,
    pageSize,
    timeZone,
    hidden,
    words.sure,
  ]
  return (await hot.read(SEARCH, values)) ?? ''
}

/** Counted no further, as the function in the database counts. */
const COUNTED = 1000

const IS_SHOWN = `archived_at is null and (admin_id is null or admin_id <> all ($1::uuid[]))`

/** $1 whom a block hides, $2 and $3 the position, $4 groups a page, $5 the page from 1. */
const NEWEST: HotRead = {
  name: 'groups.newest',
  text: `
    with page as materialized (
      select id, row_number() over (order by created_at desc, id desc) as nth from (
        select id, created_at from community_group where ${IS_SHOWN}
        order by created_at desc, id desc limit $4::int + 1 offset ($5::int - 1) * $4::int) as newest),
    counted as materialized (
      select count(*) as found from (
        select from community_group where ${IS_SHOWN} limit ${COUNTED + 1}) as shown)
    select json_build_object(
      'items', (
        select coalesce(json_agg(group_card(g, globe_point($2::float8, $3::float8)) order by nth), '[]')
        from page join community_group as g on g.id = page.id where nth <= $4::int),
      'count', least(found, ${COUNTED}), 'capped', found > ${COUNTED},
      'hasMore', exists (select from page where nth > $4::int), 'shown', 'newest')::text
    from counted`,
}

/** All groups, newest first, read from the table itself: for when the search fails. */
export async function findNewestGroups(
  hot: HotReads,
  { hidden, lat, lng, page, pageSize }: Pick<Search, 'hidden' | 'lat' | 'lng' | 'page' | 'pageSize'>,
): Promise<string> {
  return (await hot.read(NEWEST, [hidden, lat ?? null, lng ?? null, pageSize, page])) ?? ''
}
