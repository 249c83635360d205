import type pg from 'pg'
import { numbersFrom, seedSentences } from './seed-words.ts'

const CITIES = 300
const SENTENCES = 3000
/** Of each person, made with those who come behind them in a circle of all. */
const CONNECTIONS_OF_EACH = 15
/** On the average; a few posts have hundreds. */
const LIKES_OF_POST = 10
/** Rows a statement, so that progress can be reported. */
const BATCH = 20_000

/**
 * Lets the seeded people live in 300 cities, the first of them with a few percent each, work at something, know thirty
 * others each and write posts over 300 days: nine in ten for everybody, each with ten likes on the average.
 * @param report gets after every batch how many there are
 */
export async function seedNetworking(
  client: pg.Client,
  count: number,
  seed: number,
  report: (made: number) => void,
): Promise<void> {
  const sentences = seedSentences(numbersFrom(seed), SENTENCES).map(({ text }, number) => ({ number, text }))
  await client.query('begin')
  await client.query('select setseed($1)', [(seed % 1000) / 1000])
  await client.query(TABLES)
  await client.query(
    'insert into seed_post_text select * from json_populate_recordset(null::seed_post_text, $1)',
    [JSON.stringify(sentences)],
  )
  await client.query(PEOPLE)
  await client.query('analyze seed_post_text, seed_post_person')
  await client.query(HOMES, [CITIES])
  await client.query(WORK)
  await client.query(CONNECTIONS)
  // one row at a time it would count each post anew; the count is known before
  await client.query('alter table post_reaction disable trigger post_reaction_added')
  for (let first = 1; first <= count; first += BATCH) {
    const last = Math.min(count, first + BATCH - 1)
    await client.query(DRAW, [first, last, count])
    for (const statement of [POSTS, LIKES]) await client.query(statement)
    await client.query('truncate seed_post')
    report(last)
  }
  await client.query('alter table post_reaction enable trigger post_reaction_added')
  await client.query('drop table seed_post_text, seed_post_person, seed_post')
  await client.query('commit')
}

const TABLES = `
  create temp table seed_post_text (number int primary key, text text);
  create temp table seed_post_person (number int primary key, user_id uuid unique);
  create temp table seed_post (id uuid, author int, likes int, text text, audience text, made_at timestamptz)`

const PEOPLE = `
  insert into seed_post_person
  select row_number() over (order by user_id) - 1, user_id from profile join auth.users on users.id = user_id
  where email like '%@seed.invalid'`

/** The nearer to the first city, the more people live there. */
const HOMES = `
  update profile set place_id = home.id
  from seed_post_person as person
  join (select row_number() over (order by standing) - 1 as nth, id from place order by standing limit $1::int) as home
    on home.nth = floor(power((person.number * 7919 % 10007) / 10007.0, 3) * $1::int)
  where profile.user_id = person.user_id`

const WORK = `
  insert into work_profile (user_id, headline, company, skills, folded_skills, is_open_to_work, audience, updated_at)
  select user_id, (array['Nurse', 'Driver', 'Accountant', 'Electrician', 'Baker', 'ሐኪም', 'መምህር'])[1 + number % 7],
    'Company ' || number % 5000, '{Cooking}', '{cooking}', number % 20 = 0,
    case when number % 25 = 0 then 'connections' else 'members' end, clock_now()
  from seed_post_person on conflict do nothing`

const CONNECTIONS = `
  insert into connection (low_id, high_id, asked_by, status, asked_at, answered_at)
  select least(one.user_id, other.user_id), greatest(one.user_id, other.user_id), one.user_id, 'accepted',
    clock_now() - turn * interval '2 days', clock_now() - turn * interval '1 day'
  from seed_post_person as one
  cross join generate_series(1, ${CONNECTIONS_OF_EACH}) as turn
  join seed_post_person as other
    on other.number = (one.number + turn * turn) % (select count(*)::int from seed_post_person)
  where other.number <> one.number on conflict do nothing`

/** Numbers $1 to $2 of $3 posts, the first the oldest. */
const DRAW = `
  insert into seed_post
  with dice as materialized (
    select n, random() as author, random() as likes, random() as text, random() as audience
    from generate_series($1::int, $2::int) as n)
  select gen_random_uuid(), floor(dice.author * people)::int,
    least(people / 2, floor(-ln(1 - dice.likes) * ${LIKES_OF_POST})::int), sentence.text,
    case when dice.audience < 0.9 then 'public' else 'connections' end,
    clock_now() - 300 * (1 - n / $3::float8) * interval '1 day'
  from dice
  cross join (select count(*)::int as people from seed_post_person) as counted
  join seed_post_text as sentence on sentence.number = floor(dice.text * ${SENTENCES})::int`

const POSTS = `
  insert into post (id, author_id, content, audience, place_id, reactions_count, created_at, demo)
  select seed.id, person.user_id, seed.text, seed.audience, profile.place_id, seed.likes, made_at, true
  from seed_post as seed
  join seed_post_person as person on person.number = seed.author
  join profile on profile.user_id = person.user_id
  order by made_at`

/** Of those who come behind the author in the circle, every other one. */
const LIKES = `
  insert into post_reaction (post_id, user_id, at)
  select seed.id, person.user_id, made_at + turn * interval '1 minute'
  from seed_post as seed
  cross join lateral generate_series(1, likes) as turn
  join seed_post_person as person
    on person.number = (author + turn * 2) % (select count(*)::int from seed_post_person)`
