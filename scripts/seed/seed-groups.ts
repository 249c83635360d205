import type pg from 'pg'
import { numbersFrom, seedSentences } from './seed-words.ts'

const CITIES = 300
const SENTENCES = 3000
/** Rows a statement, so that progress can be reported. */
const BATCH = 10_000

/**
 * Adds groups in 300 cities, the first of them with a few percent each, led and joined by the seeded people: about
 * nine in each, some of them large. Two thirds meet in person, a fifth online, the others both ways; most of them once
 * a week, with twelve weeks written out.
 * @param report gets after every batch how many there are
 */
export async function seedGroups(
  client: pg.Client,
  count: number,
  seed: number,
  report: (made: number) => void,
): Promise<void> {
  const sentences = seedSentences(numbersFrom(seed), SENTENCES).map(({ text }, number) => ({ number, text }))
  await client.query('begin')
  await client.query('select setseed($1)', [(seed % 1000) / 1000])
  await client.query(TABLES)
  await client.query(CITY_PARTS, [CITIES])
  await client.query(
    'insert into seed_group_text select * from json_populate_recordset(null::seed_group_text, $1)',
    [JSON.stringify(sentences)],
  )
  await client.query(LEADERS)
  // one row at a time it would count each group anew; the count is known before
  await client.query('alter table group_member disable trigger group_member_counted')
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1)
    await client.query(DRAW, [first, last, count])
    for (const statement of [GROUPS, MEMBERS, SERIES, EVENTS]) await client.query(statement)
    await client.query('truncate seed_group')
    report(last)
  }
  await client.query('alter table group_member enable trigger group_member_counted')
  await client.query('drop table seed_group_city, seed_group_text, seed_group_person, seed_group')
  await client.query('commit')
}

const TABLES = `
  create temp table seed_group_city (
    low float8 primary key, high float8, place_id int, name text, state text, lat float8, lng float8);
  create temp table seed_group_text (number int primary key, text text);
  create temp table seed_group_person (number int primary key, user_id uuid);
  create temp table seed_group (
    id uuid, n int, leader int, members int, place_id int, name text, state text, lat float8, lng float8,
    kind text, title text, description text, category_id text, repeat_rule text, starts_at timestamptz,
    made_at timestamptz)`

/** Each has its part [low, high) of the numbers from 0 to 1, the first the widest. */
const CITY_PARTS = `
  insert into seed_group_city
  select (sum(weight) over before - weight) / sum(weight) over (), sum(weight) over before / sum(weight) over (),
    id, name, coalesce(admin1, country), lat, lng
  from (
    select *, 1.0::float8 / (row_number() over (order by standing) + 8) as weight
    from place order by standing limit $1::int) as largest
  window before as (order by standing rows unbounded preceding)`

const LEADERS = `
  insert into seed_group_person
  select row_number() over (order by user_id) - 1, user_id from profile join auth.users on users.id = user_id
  where email like '%@seed.invalid'`

/** Numbers $1 to $2 of $3 groups, the first the oldest. */
const DRAW = `
  insert into seed_group
  with dice as materialized (
    select n, random() as city, random() as kind, random() as size, random() as leader, random() as category,
      random() as one, random() as other, random() as text, random() as rule, random() as hour,
      clock_now() - 300 * (1 - n / $3::float8) * interval '1 day' as made_at
    from generate_series($1::int, $2::int) as n
  )
  select gen_random_uuid(), n, floor(dice.leader * people)::int,
    least(people, 50, 1 + floor(-ln(1 - dice.size) * 8))::int,
    city.place_id, city.name, city.state, city.lat, city.lng,
    case when kind < 0.67 then 'in_person' when kind < 0.87 then 'online' else 'hybrid' end,
    (array['Coffee', 'Football', 'Amharic', 'Walking', 'Book', 'Eskista', 'Founders', 'ቡና', 'መዝሙር', 'አማርኛ', 'Krar',
      'Newcomers', 'Parents', 'Running', 'Weaving', 'ስፖርት'])[1 + floor(one * 16)::int]
      || ' ' || (array['circle', 'club', 'evening', 'friends', 'morning', 'table', 'ወዳጆች', 'ስብስብ'])[1 + floor(other * 8)::int]
      || ' ' || city.name || ' ' || n,
    sentence.text,
    categories.ids[1 + floor(category * cardinality(categories.ids))::int],
    case when rule < 0.6 then 'FREQ=WEEKLY' when rule < 0.85 then 'FREQ=MONTHLY' end,
    date_trunc('hour', clock_now()) + (1 + floor(hour * 168)) * interval '1 hour', made_at
  from dice
  cross join (select count(*)::int as people from seed_group_person) as counted
  cross join (select array_agg(id order by id) as ids from group_category) as categories
  join seed_group_city as city on city.low <= dice.city and dice.city < city.high
  join seed_group_text as sentence on sentence.number = floor(dice.text * ${SENTENCES})::int`

const GROUPS = `
  insert into community_group (
    id, admin_id, title, description, category_id, meeting_type, location_city, location_state, place_id, lat, lng,
    online_url, starts_at, time_zone, repeat_rule, requires_approval, max_members, member_count, created_at,
    updated_at, active_at, demo)
  select seed.id, user_id, title, description, category_id,
    case kind when 'online' then 'online' else 'in_person' end,
    case when kind <> 'online' then name end, case when kind <> 'online' then state end,
    case when kind <> 'online' then place_id end, case when kind <> 'online' then lat end,
    case when kind <> 'online' then lng end,
    case when kind <> 'in_person' then 'https://meet.seed.invalid/' || n end,
    starts_at, 'America/New_York', repeat_rule, n % 5 = 0, 50, members, made_at, made_at,
    made_at + (clock_now() - made_at) * random(), true
  from seed_group as seed join seed_group_person on number = leader
  order by made_at`

/** The leader and those who come behind them in a circle of all people. */
const MEMBERS = `
  insert into group_member (group_id, user_id, role, status, asked_at, joined_at)
  select seed.id, person.user_id, case when turn = 0 then 'group_admin' else 'member' end, 'active',
    made_at + turn * interval '1 minute', made_at + turn * interval '1 minute'
  from seed_group as seed
  cross join lateral generate_series(0, members - 1) as turn
  join seed_group_person as person
    on person.number = (leader + turn * 7) % (select count(*)::int from seed_group_person)`

const SERIES = `
  insert into group_event_series (
    id, group_id, is_meeting, starts_at, duration, time_zone, repeat_rule, written_until, title, venue, url,
    created_at, updated_at)
  select gen_random_uuid(), id, true, starts_at, 90, 'America/New_York', repeat_rule,
    clock_now() + interval '90 days', title, case when kind <> 'online' then name end,
    case when kind <> 'in_person' then 'https://meet.seed.invalid/' || n end, made_at, made_at
  from seed_group`

const EVENTS = `
  insert into group_event (
    id, series_id, group_id, planned_at, starts_at, ends_at, time_zone, title, venue, url, updated_at)
  select gen_random_uuid(), series.id, series.group_id, at, at, at + interval '90 minutes', series.time_zone,
    series.title, series.venue, series.url, series.updated_at
  from seed_group as seed
  join group_event_series as series on series.group_id = seed.id
  cross join lateral generate_series(0, case seed.repeat_rule
    when 'FREQ=WEEKLY' then 11 when 'FREQ=MONTHLY' then 2 else 0 end) as turn
  cross join lateral (select case seed.repeat_rule
    when 'FREQ=MONTHLY' then seed.starts_at + turn * interval '1 month'
    else seed.starts_at + turn * interval '7 days' end as at) as occurrence`
