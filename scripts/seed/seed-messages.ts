import type pg from 'pg'

/** Rows a statement, so that progress can be reported. */
const BATCH = 100_000
/** Conversations that a talking person has, and messages that one of them has; one in so many is a long one. */
const THREADS_PER_TALKER = 50
const MESSAGES_PER_THREAD = 15
const ONE_IN = 200
const LONG = 2000
const PER_THREAD = MESSAGES_PER_THREAD + LONG / ONE_IN
/** Making it row by row takes longer than at the end. */
const WORDS_INDEX = 'message_words'

/**
 * Adds conversations of two among the seeded people: some of them talk to fifty others each. A few conversations have
 * 2000 messages, the others about fifteen; a third of them ends with messages that one of the two has not read.
 * @param report gets after every batch how many messages there are
 */
export async function seedMessages(
  client: pg.Client,
  count: number,
  seed: number,
  report: (made: number) => void,
): Promise<void> {
  const threads = Math.ceil(count / PER_THREAD)
  await client.query('begin')
  await client.query('select setseed($1)', [(seed % 1000) / 1000])
  await client.query(TABLES)
  await client.query(TALKERS, [Math.max(2, Math.ceil((2 * threads) / THREADS_PER_TALKER))])
  await client.query(DRAW, [threads])
  await client.query(THREADS)
  await client.query(MEMBERS)
  const { rows } = await client.query<{ definition: string }>(
    'select pg_get_indexdef($1::regclass) as definition',
    [WORDS_INDEX],
  )
  await client.query(`drop index ${WORDS_INDEX}`)
  const perBatch = Math.ceil(BATCH / PER_THREAD)
  let made = 0
  for (let first = 1; first <= threads; first += perBatch) {
    const { rowCount } = await client.query(MESSAGES, [first, first + perBatch - 1])
    made += rowCount ?? 0
    report(made)
  }
  for (const { definition } of rows) await client.query(definition)
  await client.query('drop table seed_talker, seed_thread')
  await client.query('commit')
}

const TABLES = `
  create temp table seed_talker (number int primary key, user_id uuid);
  create temp table seed_thread (
    n int primary key, id uuid, low_id uuid, high_id uuid, size int, unread int, first_at timestamptz)`

const TALKERS = `
  insert into seed_talker
  select row_number() over (order by user_id) - 1, user_id from (
    select user_id from profile where demo order by user_id limit $1::int) as chosen`

/** Each conversation between a person and one who comes behind them in a circle; no two between the same ones. */
const DRAW = `
  insert into seed_thread
  select dice.n, gen_random_uuid(), least(one.user_id, other.user_id), greatest(one.user_id, other.user_id),
    dice.size, least(dice.size - 1, dice.unread),
    clock_now() - (dice.age * interval '300 days') - dice.size * interval '7 minutes'
  from (
    select n, people, (n - 1) % people as turn, 1 + (n - 1) / people as distance,
      case when n % ${ONE_IN} = 0 then ${LONG} else 1 + floor(-ln(1 - random()) * ${MESSAGES_PER_THREAD})::int end as size,
      greatest(0, floor(random() * 9)::int - 5) as unread, random() as age
    from generate_series(1, $1::int) as n, (select count(*)::int as people from seed_talker) as counted) as dice
  join seed_talker as one on one.number = turn
  join seed_talker as other on other.number = (turn + distance) % people
  where one.user_id <> other.user_id`

const THREADS = `
  insert into thread (id, kind, opener_id, low_user_id, high_user_id, created_at, last_number, last_at, answered_at)
  select id, 'direct', low_id, low_id, high_id, first_at, size, first_at + size * interval '7 minutes', first_at
  from seed_thread on conflict do nothing`

const MEMBERS = `
  insert into thread_member (thread_id, user_id, joined_at, read_number, delivered_number, told_number)
  select seed.id, member.user_id, first_at, size - member.unread, size, size
  from seed_thread as seed join thread on thread.id = seed.id
  cross join lateral (values (low_id, unread), (high_id, 0)) as member (user_id, unread)`

/** Those of conversations $1 to $2. */
const MESSAGES = `
  insert into message (id, thread_id, number, sender_id, kind, body, created_at)
  select gen_random_uuid(), seed.id, number,
    case when number % 2 = 0 or number > size - unread then high_id else low_id end, 'text',
    'Message ' || number || ': ' || (array[
      'is it still there?', 'yes, come on saturday', 'ሰላም፣ እንደምን ነህ?', 'the room is ten minutes from the metro',
      'thank you, that is clear', 'can you hold it for me until friday?', 'ዋጋው ስንት ነው?'])[1 + number % 7],
    first_at + number * interval '7 minutes'
  from seed_thread as seed join thread on thread.id = seed.id, generate_series(1, size) as number
  where seed.n between $1::int and $2::int`
