import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import type { HotRead, HotReads } from '#server/platform/database/hot-reads.ts'
import { bucketSql } from './cell-policy.ts'
import type { FilterColumns } from '#server/dating/profile/profile-store.ts'

/** So many suitable people of each part of the map are compared, so that a city of many does not take longer. */
const PER_BLOCK = 32
/** Days. */
const RECENTLY = 14

const squared = (one: string, other: string): string =>
  `((${one}.x - ${other}.x) * (${one}.x - ${other}.x) + (${one}.y - ${other}.y) * (${one}.y - ${other}.y)
    + (${one}.z - ${other}.z) * (${one}.z - ${other}.z))`

/**
 * What has to be true of `p` for the one who asks (`asked`), whatever was swiped: each suits the other, by all that
 * either wishes for; whoever asks is here, which is all that "active recently" can ask of them. Of blocks, address books
 * and switches, only those of `p` count (database/functions/dating/dating_hides_from.sql): what the one who asks
 * chose outside dating takes nobody out of their own deck, or it would tell them who dates. In one expression, cheap
 * parts first: taken apart, the planner would count on so few that it reads a whole part of the map and sorts it,
 * instead of walking the index until there are enough.
 */
const suits = (more: string): string => `case when
  p.user_id <> asked.user_id
  and asked.gender = any (p.seeking)
  and p.date_of_birth > asked.born_after and p.date_of_birth <= asked.born_until
  and asked.age between p.age_from and p.oldest
  and ${squared('p', 'asked')} <= least(p.reach_squared, asked.reach_squared)
  and (not asked.verified_only or p.verified_at is not null)
  and (not asked.active_recently or p.active_at >= asked.recently)
  and (not asked.filters_languages or p.languages && asked.filter_languages)
  and (not asked.filters_interests or p.interests && asked.filter_interests)
  and (not asked.has_dealbreakers or (
    (asked.filter_faiths = '{}' or p.faith = any (asked.filter_faiths))
    and (asked.filter_children = '{}' or p.children = any (asked.filter_children))
    and (asked.filter_family_plans = '{}' or p.family_plans = any (asked.filter_family_plans))
    and (asked.filter_moving = '{}' or p.moving = any (asked.filter_moving))))
  and (not p.verified_only or asked.is_verified)
  and (p.filter_languages = '{}' or p.filter_languages && asked.languages)
  and (p.filter_interests = '{}' or p.filter_interests && asked.interests)
  and (p.filter_faiths = '{}' or asked.faith = any (p.filter_faiths))
  and (p.filter_children = '{}' or asked.children = any (p.filter_children))
  and (p.filter_family_plans = '{}' or asked.family_plans = any (p.filter_family_plans))
  and (p.filter_moving = '{}' or asked.moving = any (p.filter_moving))
  and p.id <> all ($2::uuid[])
  ${more}
  and (not p.is_incognito or exists (
    select from dating_swipe as liked
    where liked.swiper_id = p.user_id and liked.swiped_id = asked.user_id and liked.direction <> 'left'))
  and not exists (select from dating_hidden_pair where dating_hidden_pair.user_id = asked.user_id and other_id = p.user_id)
  and not exists (
    select from user_block
    where blocker_id = asked.user_id and blocked_id = p.user_id and shown_name is not null)
  and not exists (
    select from user_block where blocker_id = p.user_id and blocked_id = asked.user_id)
  and (not p.hides_from_groups or not exists (
    select from group_member as mine join group_member as theirs on theirs.group_id = mine.group_id
    where mine.user_id = asked.user_id and mine.status = 'active' and mine.joined_at < asked.ties_until
      and theirs.user_id = p.user_id and theirs.status = 'active'))
  and (not p.hides_from_connections or not exists (
    select from connections_of(asked.user_id) as tie
    where tie.other_id = p.user_id and tie.since < asked.ties_until))
  then true else false end`

const NOT_SWIPED = `and not exists (
  select from dating_swipe as done where done.swiper_id = asked.user_id and done.swiped_id = p.user_id)`

/** Those nobody has swiped yet, from where one's circle of today begins, once around. */
const around = (side: '>=' | '<'): string => `(
  select p.id, p.user_id, p.interests, p.languages, p.active_at from dating_profile as p
  where p.is_shown and p.block = b.block and p.gender = g.gender and p.turn ${side} asked.start
    and ${suits(NOT_SWIPED)}
  order by p.turn limit ${PER_BLOCK})`

const CARD = `card.card || ',"age":' || dating_age(p.date_of_birth, asked.today)
  || ',"distance":"' || ${bucketSql(squared('p', 'asked'))} || '"}'`

/** Columns of the filters: those that came with the call, else those kept with the profile. */
const WISHES = [
  ['age_from', 'int'],
  ['oldest', 'int'],
  ['reach_squared', 'float8'],
  ['filter_languages', 'text[]'],
  ['filter_interests', 'text[]'],
  ['verified_only', 'boolean'],
  ['active_recently', 'boolean'],
  ['filter_faiths', 'text[]'],
  ['filter_children', 'text[]'],
  ['filter_family_plans', 'text[]'],
  ['filter_moving', 'text[]'],
  ['blocks', 'int[]'],
] as const

const ASKED = `asked as materialized (
  select me.*, dating_age(date_of_birth, today) as age,
    (today - make_interval(years => oldest + 1))::date as born_after,
    (today - make_interval(years => age_from))::date as born_until,
    clock_now() - interval '${RECENTLY} days' as recently,
    filter_languages <> '{}' as filters_languages, filter_interests <> '{}' as filters_interests,
    cardinality(filter_faiths || filter_children || filter_family_plans || filter_moving) > 0 as has_dealbreakers,
    hashtext(user_id::text || turned_at) as start
  from (
    select own.user_id, own.gender, own.seeking, own.date_of_birth, own.languages, own.interests,
      own.faith, own.children, own.family_plans, own.moving,
      own.verified_at is not null as is_verified, own.x, own.y, own.z, own.is_shown,
      dating_turn(own.lng, clock_now()) as turned_at,
      dating_ties_until(own.lng, own.created_at, clock_now()) as ties_until,
      ${WISHES.map(([column]) => `coalesce(wished.${column}, own.${column}) as ${column}`).join(', ')},
      (clock_now() at time zone 'utc')::date as today
    from dating_profile as own
    left join jsonb_to_record($3::jsonb) as wished (${WISHES.map((column) => column.join(' ')).join(', ')}) on true
    where own.user_id = $1::uuid) as me)`

/**
 * $1 who asks, $2 profiles they have in hand, $3 other filters than those kept, or null. Who was passed and is to be
 * shown again comes first, the oldest pass first; then who shares more with them, and among those who share as much
 * another order for everybody every day. Where somebody is decides whether they are shown, never when.
 */
const FEED: HotRead = {
  name: 'dating.feed',
  text: `
  with ${ASKED},
  again as materialized (
    select p.user_id, s.at
    from asked join dating_swipe as s on s.swiper_id = asked.user_id and s.restored_at is not null
    join dating_profile as p on p.user_id = s.swiped_id
    where p.is_shown and p.gender = any (asked.seeking) and ${suits('')}
    order by s.at, p.id limit ${DATING_LIMITS.feedSize}),
  fresh as materialized (
    select found.id, found.user_id,
      (found.interests && asked.interests)::int + (found.languages && asked.languages)::int
        + (found.active_at >= asked.recently)::int as band,
      hashtextextended(found.id::text, asked.start) as dice
    from asked
    cross join unnest(asked.blocks) as b (block)
    cross join unnest(asked.seeking) as g (gender)
    cross join lateral (${around('>=')} union all ${around('<')} limit ${PER_BLOCK}) as found
    where (select count(*) from again) < ${DATING_LIMITS.feedSize}),
  chosen as (
    select user_id, row_number() over (order by at nulls last, band desc, dice, user_id) as place
    from (
      select user_id, at, 0 as band, 0 as dice from again
      union all select user_id, null, band, dice from fresh) as together
    order by place limit ${DATING_LIMITS.feedSize})
  select case
    when not asked.is_shown then 'paused'
    else (
      select '{"items":[' || coalesce(string_agg(${CARD}, ',' order by place), '') || '],"nextLookAt":'
        || case when count(*) > 0 then 'null' else
          to_json(to_char((asked.turned_at + interval '1 day') at time zone 'utc',
            'YYYY-MM-DD"T"HH24:MI:SS.000Z"'))::text end || '}'
      from chosen join dating_profile as p using (user_id) join dating_card as card using (user_id)) end
  from asked`,
}

export interface Wishes extends Omit<FilterColumns, 'age_to' | 'reach'> {
  oldest: number
  reach_squared: number
  /** Cells of the 1° grid within reach. */
  blocks: readonly number[]
}

/**
 * The deck as JSON whose photos are not signed yet; null without a profile, 'paused' while nobody is shown.
 * @param wishes null: the filters kept with the profile
 */
export const readFeed = (
  hot: HotReads,
  userId: string,
  { except, wishes }: { except: readonly string[]; wishes: Wishes | null },
): Promise<string | null> => hot.read(FEED, [userId, except, wishes === null ? null : JSON.stringify(wishes)])

const ONE: HotRead = {
  name: 'dating.card',
  text: `
  with asked as materialized (
    select user_id, x, y, z, (clock_now() at time zone 'utc')::date as today
    from dating_profile where user_id = $1::uuid)
  select ${CARD} from asked
  join dating_profile as p on p.id = $2::uuid and dating_may_see(asked.user_id, p.user_id)
  join dating_card as card on card.user_id = p.user_id`,
}

/** The card of one, likewise; null for whom they may not see. */
export const readCard = (hot: HotReads, userId: string, profileId: string): Promise<string | null> =>
  hot.read(ONE, [userId, profileId])
