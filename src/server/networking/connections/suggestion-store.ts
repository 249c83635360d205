import { CONNECTION_LIMITS, Suggestion } from '#contract/networking/connections/connection.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import { notBlocked } from '#server/safety/public.ts'

/** So many of one's own connections are looked at, and so many of each of theirs; the latest first. */
const KNOWN = 64
/** Own groups, and members of each. */
const GROUPS = 16
const MEMBERS = 32
/** People of one name among whom the nearest are chosen. */
const NAMED = 60
/** The latest of a city and of all, of whom those who take part in networking are suggested. */
const LATEST = 400

/** Somebody one has nothing to do with yet, and no block keeps away. */
const isFree = (person: string): string => `
  ${person} <> $1::uuid
  and not exists (
    select from connection where low_id = least($1::uuid, ${person}) and high_id = greatest($1::uuid, ${person}))
  and ${notBlocked('$1::uuid', person)}`

/** Whoever shows their page to connections alone is found by those who share one. */
const isOpen = (person: string): string => `not exists (
  select from work_profile where user_id = ${person} and audience = 'connections')`

/** Takes part in networking: nobody is found there who does not (database/functions/networking/networking_people.sql). */
const isActive = (person: string): string => `exists (select from networking_people(${person}, $1::uuid))`

/** In order before it is checked who they are: that ends with the last who is suggested. */
const SECOND = `
  mine as materialized (select other_id from connections_of($1::uuid) order by since desc limit ${KNOWN}),
  second as materialized (
    select id, shared from (
      select far.other_id as id, count(*) as shared
      from mine cross join lateral (
        select other_id from connections_of(mine.other_id) order by since desc limit ${KNOWN}) as far
      group by far.other_id
      order by shared desc, id limit ${KNOWN * KNOWN}) as counted
    where ${isFree('counted.id')} and ${isActive('counted.id')} order by shared desc, id limit ${CONNECTION_LIMITS.suggestions})`

/** `chosen` is (id, tier, shared), people named once or several times; each is shown with the strongest reason. */
const suggested = (name: string | null, ctes: string, chosen: string): HotRead => ({
  name,
  text: `
  with me as materialized (select user_id, place_id from profile where user_id = $1::uuid), ${ctes},
  chosen as (${chosen}),
  reasoned as (
    select one.id, p.created_at, mutual.shared, mutual.name, shared_group.title, p.place_id = me.place_id as same_city
    from (select id, min(tier) as tier, max(shared) as shared from chosen group by id) as one
    join profile as p on p.user_id = one.id
    cross join me
    cross join lateral (
      select count(*) as shared,
        (array_agg(coalesce(known.display_name, known.full_name) order by theirs.since desc))[1] as name
      from connections_of($1::uuid) as own
      join connections_of(one.id) as theirs on theirs.other_id = own.other_id
      join profile as known on known.user_id = own.other_id) as mutual
    left join lateral (
      select community_group.title from group_member as own
      join group_member as theirs on theirs.group_id = own.group_id
      join community_group on community_group.id = own.group_id
      where own.user_id = $1::uuid and own.status = 'active'
        and theirs.user_id = one.id and theirs.status = 'active' and community_group.archived_at is null
      order by own.joined_at desc limit 1) as shared_group on true
    order by one.tier, one.shared desc, p.created_at desc, one.id
    limit ${NAMED}),
  ranked as (
    select *, row_number() over (
      order by shared desc, title is null, same_city is not true, created_at desc, id) as nth
    from reasoned)
  select json_agg(json_build_object(
    'person', (select line from person_lines(id, $1::uuid)),
    'reason', case
      when shared > 0 then json_build_object('kind', 'mutual', 'count', shared, 'name', name)
      when title is not null then json_build_object('kind', 'group', 'title', title)
      when same_city then (
        select json_build_object('kind', 'city', 'name', place.name, 'nameAm', place.name_am)
        from place join me on me.place_id = place.id)
      else json_build_object('kind', 'new') end) order by nth)::text
  from ranked where nth <= ${CONNECTION_LIMITS.suggestions}`,
})

/** The latest members of whom this is true, among those that an index walk of fixed length finds. */
const latestOf = (isTrue: string, tier: number): string => `
  (select latest.user_id, ${tier}, 0 from (
      select user_id, created_at from profile where ${isTrue}
      order by created_at desc, user_id limit ${LATEST}) as latest
    where ${isActive('latest.user_id')} and ${isFree('latest.user_id')} and ${isOpen('latest.user_id')}
    order by latest.created_at desc, latest.user_id limit ${CONNECTION_LIMITS.suggestions})`

const SUGGESTED = suggested(
  'networking.suggestions',
  SECOND,
  `select id, 1 as tier, shared from second
  union all
  (select theirs.user_id, 2, 0 from (
      select group_id from group_member
      join community_group on community_group.id = group_id and archived_at is null
      where user_id = $1::uuid and status = 'active' order by asked_at desc limit ${GROUPS}) as own
    cross join lateral (
      select user_id from group_member
      where group_id = own.group_id and status = 'active' order by joined_at desc limit ${MEMBERS}) as theirs
    where ${isFree('theirs.user_id')} and ${isOpen('theirs.user_id')} and ${isActive('theirs.user_id')})
  union all
  ${latestOf('place_id = (select place_id from me)', 3)}
  union all
  ${latestOf('true', 4)}`,
)

const FOLDED = 'fold_name(coalesce(display_name, full_name))'

/** $2 and $3 the longest words, which the index is asked for, $4 the others. */
const CALLED = suggested(
  null,
  SECOND,
  `select user_id as id, 1 as tier, 0 as shared from profile
  where ${FOLDED} like '%' || fold_name($2::text) || '%' and ${FOLDED} like '%' || fold_name($3::text) || '%'
    and ${FOLDED} like all (array(select '%' || fold_name(word) || '%' from unnest($4::text[]) as asked (word)))
    and ${isFree('profile.user_id')} and ${isActive('profile.user_id')}
    and (${isOpen('profile.user_id')} or exists (
      select from connections_of(profile.user_id) as theirs where theirs.other_id in (select other_id from mine)))
  limit ${NAMED}`,
)

export const readSuggested = async (hot: HotReads, userId: string): Promise<Suggestion[]> =>
  view(await hot.read(SUGGESTED, [userId]))

/** Names in which each word begins so, whatever its letters' case, accents or variants. */
export async function readNamed(hot: HotReads, userId: string, name: string): Promise<Suggestion[]> {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const [longest, next = longest, ...others] = words.toSorted((one, other) => other.length - one.length)
  if (longest === undefined) return []
  return view(await hot.read(CALLED, [userId, longest, next, others]))
}

const view = (json: string | null): Suggestion[] => Suggestion.array().parse(JSON.parse(json ?? '[]'))
