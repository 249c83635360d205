import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FeedInput } from '#contract/dating/deck/list-dating-feed.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { listDatingFeed } from '#server/dating/deck/list-dating-feed.ts'
import { openClock } from '#server/platform/clock.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { type RunOptions, measureBesidePgbench, middleOf } from './peers/beside-pgbench.ts'
import { measureLoad } from './child.ts'
import type { Post } from './load.ts'
import { type SignedIn, signIn } from './people.ts'
import { measurePgbench } from './peers/pgbench.ts'
import type { Shape } from './questions.ts'
import { recordReads } from './record-reads.ts'
import { type DatingFigures, median } from './report.ts'
import type { Stage } from './stage.ts'

export interface DatingOptions extends RunOptions {
  profiles: number
}

/** Whose decks are asked for; and who swipes, each at most as often as a day allows. */
const READERS = 16
const SWIPERS = 400
const SWIPES_EACH = 45

/** The deck over HTTP beside pgbench running the same SQL, and swipes that nobody has made before. */
export async function measureDating(stage: Stage, options: DatingOptions): Promise<DatingFigures> {
  const { profiles, seed, seconds, rounds, connections } = options
  const connection = await stage.fill('bench_dating', profiles, seed, ['dating'])
  const opened = stage.open(connection)
  const { port } = await stage.serve(connection)
  const config = stage.configOf(connection)
  const people = await signIn(opened, config, await somePeople(opened, READERS + 2 * rounds * SWIPERS))
  const readers = people.slice(0, READERS)
  const path = '/api/dating/feed?saved=true'
  const clock = await openClock(opened.pool, true)
  const questions = []
  for (const { userId } of readers) {
    const { hot, statements } = recordReads(opened.hot)
    const member = { userId: UserId.parse(userId), role: 'user', sessionId: '' } as const
    await listDatingFeed({ ...opened, hot, config, clock }, member, FeedInput.parse({ saved: 'true' }))
    questions.push({ path, statements, answer: '' })
  }
  const deck = { name: 'dating deck', questions, tokens: readers.map(({ token }) => token) }
  const found = await measureBesidePgbench(deck, { ...options, port, connection, folder: stage.folder })
  const swipes = []
  const shares = []
  for (let round = 0; round < rounds; round++) {
    const [swipers, others] = [0, 1].map((side) => {
      const first = READERS + (2 * round + side) * SWIPERS
      return people.slice(first, first + SWIPERS)
    }) as [SignedIn[], SignedIn[]]
    const postsFile = join(stage.folder, `swipes-${round}.json`)
    writeFileSync(postsFile, JSON.stringify(postsOf(await swipesOf(opened, swipers), swipers)))
    const load = { port, connections, seconds, warmupSeconds: 1 }
    const own = await measureLoad({ ...load, paths: ['/api/dating/swipes'], postsFile })
    swipes.push(own)
    if (options.pgbench === null) continue
    const toMake = await swipesOf(opened, others)
    const shape = await listForPgbench(opened, toMake)
    const asked = { folder: stage.folder, lasts: { times: toMake.length } }
    shares.push(own.perSecond / (await measurePgbench(options.pgbench, connection, shape, asked)))
  }
  const swipe = { ...middleOf(swipes), ofPgbench: shares.length === 0 ? null : median(shares) }
  return { feed: { ...found, name: deck.name, decides: true }, swipe }
}

async function somePeople({ pool }: OpenDatabase, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from dating_profile order by turn limit $1',
    [count],
  )
  return rows.map(({ user_id }) => user_id)
}

interface Swipe {
  swiper: string
  profile: string
  direction: 'left' | 'right'
}

/** Everybody's first swipe, then everybody's second, and so on, of people who suit; two of five are likes. */
async function swipesOf({ pool }: OpenDatabase, swipers: readonly SignedIn[]): Promise<Swipe[]> {
  const { rows } = await pool.query<{ id: string; swiper: string }>(SUITING, [
    swipers.map(({ userId }) => userId),
    SWIPES_EACH,
  ])
  return rows.map(({ id, swiper }, index) => ({
    swiper,
    profile: id,
    direction: index % 5 < 2 ? 'right' : 'left',
  }))
}

function postsOf(swipes: readonly Swipe[], swipers: readonly SignedIn[]): Post[] {
  const tokens = new Map(swipers.map(({ userId, token }) => [userId, token]))
  return swipes.map(({ swiper, profile, direction }) => ({
    token: tokens.get(swiper) ?? '',
    body: JSON.stringify({ profileId: profile, direction }),
  }))
}

/** Swipes in a table, of which each run of the statement makes the next. */
async function listForPgbench({ pool }: OpenDatabase, swipes: readonly Swipe[]): Promise<Shape> {
  await pool.query('drop table if exists swipe_to_make; drop sequence if exists swipe_number')
  await pool.query('create sequence swipe_number')
  await pool.query(
    `create table swipe_to_make as
    select number::bigint as number, swiper, profile, direction
    from unnest($1::uuid[], $2::uuid[], $3::text[]) with ordinality as t (swiper, profile, direction, number)`,
    [
      swipes.map(({ swiper }) => swiper),
      swipes.map(({ profile }) => profile),
      swipes.map(({ direction }) => direction),
    ],
  )
  await pool.query('alter table swipe_to_make add primary key (number)')
  await pool.query('analyze swipe_to_make')
  const { likesPerDay, superLikesPerDay } = DATING_LIMITS
  const text = `
    with turn as materialized (select nextval('swipe_number') as number)
    select dating_swipe_on(swiper, profile, direction, null, ${likesPerDay}, ${superLikesPerDay}, clock_now(), null)
    from turn join swipe_to_make using (number)`
  return {
    name: 'swipe',
    questions: [{ path: '', answer: '', statements: [{ text, values: [], prepared: true }] }],
  }
}

const SUITING = `
  select swiper, found.id
  from unnest($1::uuid[]) with ordinality as swipers (swiper, number)
  cross join lateral (
    select row_number() over () as turn, id
    from (
      select p.id from dating_profile as own join dating_profile as p on p.block = any (own.blocks)
      where own.user_id = swiper and p.is_shown and p.gender = any (own.seeking) and p.user_id <> swiper
        and dating_welcomes(p.user_id, swiper, (clock_now() at time zone 'utc')::date)
        and not exists (select from dating_swipe where swiper_id = swiper and swiped_id = p.user_id)
      limit $2::int) as suiting) as found
  order by turn, number`
