import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'
import { GROUP_LIMITS } from '#contract/groups/group.ts'
import { NEAR_MILES } from '#contract/groups/list-near-groups.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import type { NearPoint } from './cursor-policy.ts'

const DIAMETER = 2 * EARTH_RADIUS_MILES
/** Through the earth to what lies so many miles away along its surface. */
const NEAR_CHORD = DIAMETER * Math.sin(NEAR_MILES / DIAMETER)

const IS_SHOWN = `archived_at is null and (admin_id is null or admin_id <> all ($5::uuid[]))`

/**
 * $1 and $2 the position, $3 the last one of the page before as [chord, time, id], $4 the most of one page and one
 * more, $5 whom a block hides, $6 who asks.
 */
const NEAR: HotRead = {
  name: 'groups.near',
  text: `
    with here as materialized (select globe_point($1::float8, $2::float8) as point),
    last as materialized (
      select $3::json is null as is_first, ($3::json ->> 0)::float8 as chord, ($3::json ->> 1)::timestamptz as at,
        ($3::json ->> 2)::uuid as id),
    placed as materialized (
      select id, point <-> (select point from here) as chord, created_at from community_group
      where ${IS_SHOWN}
        and point <@ cube_enlarge((select point from here), ${NEAR_CHORD}, 3)
        and point <-> (select point from here) <= ${NEAR_CHORD}
        and (select is_first or chord is not null from last)
        and ((select is_first from last)
          or (point <-> (select point from here), id) > (select chord, id from last))
      order by point <-> (select point from here), id limit $4::int),
    placeless as (
      select id, null::float8 as chord, created_at from community_group
      where ${IS_SHOWN} and point is null
        and ((select is_first or chord is not null from last)
          or (created_at, id) < (select at, id from last))
      order by created_at desc, id desc
      limit greatest(0, $4::int - (select count(*) from placed))),
    page as (
      select *, row_number() over (order by chord nulls last, case when chord is null then created_at end desc,
        case when chord is null then id end desc, id) as nth
      from (select * from placed union all select * from placeless) as found)
    select json_build_object(
      'items', (
        select coalesce(json_agg(
          (left(group_card(g, (select point from here))::text, -1) || ',"upcoming":'
            || group_coming(g, exists (
              select from group_member as mine
              where mine.group_id = g.id and mine.user_id = $6::uuid and mine.status = 'active'),
              ${GROUP_LIMITS.eventsOnCard})::text || '}')::json order by nth), '[]')
        from page join community_group as g on g.id = page.id where nth < $4::int),
      'nextCursor', (
        select translate(encode(convert_to(
          json_build_array(chord, created_at, id)::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')
        from page where nth = $4::int - 1 and exists (select from page where nth = $4::int)))::text`,
}

/** JSON text of a page: the nearest first, then those without a place, newest first. */
export async function findNearGroups(
  hot: HotReads,
  {
    lat,
    lng,
    after,
    limit,
    hidden,
    userId,
  }: {
    lat: number
    lng: number
    after: NearPoint | null
    limit: number
    hidden: readonly string[]
    userId: string | null
  },
): Promise<string> {
  const last = after && JSON.stringify(after)
  return (await hot.read(NEAR, [lat, lng, last, limit + 1, hidden, userId])) ?? ''
}
