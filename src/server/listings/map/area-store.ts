import { MAP_LIMITS } from '#contract/listings/map/count-areas.ts'
import { areFew, countMatches } from '#server/listings/search/count-store.ts'
import {
  all,
  fitting,
  holdsTokens,
  newValues,
  prepared,
  unprepared,
} from '#server/listings/search/condition-store.ts'
import type { Search } from '#server/listings/search/search-policy.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'

/**
 * Cities with their matches as JSON text. The newest alone are counted: an index holds them in order, and many matches
 * cost no more than so many. Few are found by their words and details, or by looking through a category.
 */
export async function findAreas(hot: HotReads, search: Search): Promise<string> {
  const values = newValues()
  const isTokenCut =
    search.words !== null || (Boolean(search.details) && areFew(await countMatches(hot, search)))
  const text = `
    with newest as (
      select place_id from listing
      where ${all([...fitting(search, values), ...(isTokenCut ? holdsTokens(search, values) : [])])}
      order by bumped_at desc
      limit ${MAP_LIMITS.counted + 1}
    ), counted as (
      select place_id, count(*) as n from newest group by place_id order by n desc limit ${MAP_LIMITS.areas}
    )
    select json_build_object(
      'areas', (
        select coalesce(json_agg(area order by area.count desc, area.id), '[]')
        from counted
        join place on place.id = place_id
        cross join lateral (
          select place.id, name, name_am as "nameAm", admin1, country, lat, lng, n as count) as area),
      'capped', (select count(*) > ${MAP_LIMITS.counted} from newest))::text`
  return (await hot.read(isTokenCut ? unprepared(text) : prepared(text), values.list)) ?? ''
}
