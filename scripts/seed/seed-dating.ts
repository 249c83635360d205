import type pg from 'pg'
import { blockOf, blocksWithin, datingCell } from '#server/dating/deck/cell-policy.ts'
import { numbersFrom } from './seed-words.ts'

const CITIES = 300
/** Cells around a city in which its people live, and how far from it, in degrees. */
const CELLS_PER_CITY = 12
const SPREAD = 0.2
const REACHES = [25, 50, 50, 100] as const
const PHOTOS = 3
const SWIPES_PER_PERSON = 10

/**
 * Adds people with a dating profile in 300 cities, the first of them with a few percent each, and ten swipes each
 * among those who live near one another. Photos are rows without files.
 */
export async function seedDating(client: pg.Client, count: number, seed: number): Promise<void> {
  const next = numbersFrom(seed)
  const { rows: places } = await client.query<{ lat: number; lng: number }>(
    'select lat, lng from place order by standing limit $1',
    [CITIES],
  )
  const spots = places.flatMap(({ lat, lng }, index) =>
    Array.from({ length: CELLS_PER_CITY }, (_, n) => {
      const around = { lat: lat + (next() - 0.5) * 2 * SPREAD, lng: lng + (next() - 0.5) * 2 * SPREAD }
      const reach = REACHES[n % REACHES.length] ?? 50
      const cell = datingCell(around)
      return {
        ...cell,
        block: blockOf(cell),
        blocks: blocksWithin(cell, reach),
        reach,
        weight: 1 / (index + 8),
      }
    }),
  )
  await client.query('begin')
  await client.query('select setseed($1)', [(seed % 1000) / 1000])
  await client.query(SPOTS, [JSON.stringify(spots)])
  await client.query(PEOPLE, [count])
  await client.query('create index on seed_dater (number)')
  await client.query('analyze seed_dater')
  // neither references nor cards are looked at row by row
  await client.query('set local session_replication_role = replica')
  await client.query(USERS)
  await client.query(PROFILES)
  await client.query(PHOTOS_OF_ALL, [PHOTOS])
  await client.query(MEDIA)
  await client.query('insert into dating_photo select user_id, media_id, position from seed_photo')
  await client.query('select count(dating_make_card(user_id)) from seed_dater')
  await client.query(SWIPES, [SWIPES_PER_PERSON])
  await client.query('set local session_replication_role = origin')
  await client.query('drop table seed_spot, seed_dater, seed_photo')
  await client.query('commit')
}

const SPOTS = `
  create temp table seed_spot as
  select *, sum(weight) over (order by n) - weight as low, sum(weight) over (order by n) as high
  from (
    select row_number() over () as n, * from json_to_recordset($1::json) as spot (
      cell int, lat float8, lng float8, block int, blocks jsonb, reach int, weight float8)) as numbered`

/** Numbered place by place, so that neighbours have numbers near one another. */
const PEOPLE = `
  create temp table seed_dater as
  select row_number() over (order by block, dice) as number, gen_random_uuid() as user_id, gen_random_uuid() as id,
    dice, cell, lat, lng, block, blocks, reach
  from (
    select random() * (select max(high) from seed_spot) as place, random() as dice
    from generate_series(1, $1::int)) as drawn
  join seed_spot on place >= low and place < high`

const USERS = `
  with made as (
    insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
    select user_id, 'dater-' || number || '@seed.invalid', clock_now(), clock_now(), clock_now() from seed_dater
    returning id, email)
  insert into profile (user_id, full_name, display_name, demo, created_at)
  select id, email, 'Dater ' || substring(email from '[0-9]+'), true, clock_now() from made`

const PROFILES = `
  insert into dating_profile (id, user_id, date_of_birth, gender, seeking, bio, location, cell, lat, lng, block,
    looking_for, relationship_type, interests, languages, cultural_tags, age_from, age_to, reach, blocks,
    verified_at, active_at, created_at, updated_at, demo)
  select id, user_id, (clock_now() - (19 + floor(30 * dice * dice)) * interval '1 year'
      - number % 360 * interval '1 day')::date,
    case when number % 2 = 0 then 'woman' else 'man' end,
    array[case when (number % 2 = 0) <> (number % 17 = 0) then 'man' else 'woman' end],
    repeat('Coffee, long walks and the songs of home. ', 3), 'Somewhere, DC', cell, lat, lng, block,
    'serious-relationship', 'exclusive',
    array[(array['coffee', 'music', 'reading', 'hiking', 'art'])[1 + number % 5],
      (array['yoga', 'travel', 'movies', 'tech'])[1 + number % 4]],
    array[(array['am', 'ti', 'om'])[1 + number % 3], 'en'], array['coffee_ceremony'],
    18 + number % 8, 34 + number % 20, reach, array(select jsonb_array_elements_text(blocks)::int),
    case when number % 4 = 0 then clock_now() end, clock_now() - number % 40 * interval '1 day',
    clock_now() - interval '60 days', clock_now(), true
  from seed_dater`

const PHOTOS_OF_ALL = `
  create temp table seed_photo as
  select user_id, gen_random_uuid() as media_id, position from seed_dater, generate_series(0, $1::int - 1) as position`

const MEDIA = `
  insert into media (id, owner_id, purpose, file_stem, width, height, blur, attached_at)
  select media_id, user_id, 'dating', 'dating-photos/' || user_id || '/' || media_id, 900, 1200,
    'data:image/webp;base64,' || repeat('UklGRkAAAABXRUJQVlA4', 16), clock_now() from seed_photo`

const SWIPES = `
  insert into dating_swipe (swiper_id, swiped_id, direction, at)
  select one.user_id, other.user_id, case when random() < 0.4 then 'right' else 'left' end,
    clock_now() - random() * interval '30 days'
  from seed_dater as one
  cross join generate_series(1, $1::int) as n
  join seed_dater as other on other.number = one.number + 1 + 2 * n * (1 + one.number % 5)
  on conflict do nothing`
