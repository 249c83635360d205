import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FeedInput } from '#contract/dating/list-dating-feed.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { listDatingFeed } from '#server/dating/list-dating-feed.ts'
import { openClock } from '#server/platform/clock.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { type RunOptions, measureBesidePgbench, middleOf } from './beside-pgbench.ts'
import { measureLoad } from './child.ts'
import type { Post } from './load.ts'
import { type SignedIn, signIn } from './people.ts'
import { recordReads } from './record-reads.ts'
import type { DatingFigures } from './report.ts'
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
  const people = await signIn(opened, config, await somePeople(opened, READERS + rounds * SWIPERS))
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
  for (let round = 0; round < rounds; round++) {
    const swipers = people.slice(READERS + round * SWIPERS, READERS + (round + 1) * SWIPERS)
    const postsFile = join(stage.folder, `swipes-${round}.json`)
    writeFileSync(postsFile, JSON.stringify(await swipesOf(opened, swipers)))
    const load = { port, connections, seconds, warmupSeconds: 1 }
    swipes.push(await measureLoad({ ...load, paths: ['/api/dating/swipes'], postsFile }))
  }
  return { feed: { ...found, name: deck.name, decides: true }, swipe: middleOf(swipes) }
}

async function somePeople({ pool }: OpenDatabase, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ user_id: string }>(
    'select user_id from dating_profile order by turn limit $1',
    [count],
  )
  return rows.map(({ user_id }) => user_id)
}

/** Everybody's first swipe, then everybody's second, and so on, of people who suit; two of five are likes. */
async function swipesOf({ pool }: OpenDatabase, swipers: readonly SignedIn[]): Promise<Post[]> {
  const { rows } = await pool.query<{ id: string; swiper: string }>(SUITING, [
    swipers.map(({ userId }) => userId),
    SWIPES_EACH,
  ])
  const tokens = new Map(swipers.map(({ userId, token }) => [userId, token]))
  return rows.map(({ id, swiper }, index) => ({
    token: tokens.get(swiper) ?? '',
    body: JSON.stringify({ profileId: id, direction: index % 5 < 2 ? 'right' : 'left' }),
  }))
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
