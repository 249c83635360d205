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
