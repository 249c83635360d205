import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FeedInput } from '#contract/dating/list-dating-feed.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { listDatingFeed } from '#server/dating/list-dating-feed.ts'
import { openClock } from '#server/platform/clock.ts'
import type { HotRead } from '#server/platform/database/hot-reads.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { measureLoad } from './child.ts'
import type { Post } from './load.ts'
import { type SignedIn, signIn } from './people.ts'
import { measurePgbench, type Pgbench } from './pgbench.ts'
import type { Statement } from './questions.ts'
import { type DatingFigures, median } from './report.ts'
import type { Stage } from './stage.ts'

export interface DatingOptions {
  profiles: number
  seed: number
  seconds: number
  rounds: number
  connections: number
  pgbench: Pgbench | null
}

/** Whose decks are asked for; and who swipes, each at most as often as a day allows. */
const READERS = 64
const SWIPERS = 400
const SWIPES_EACH = 45

/** The deck over HTTP beside pgbench running the same SQL, and swipes that nobody has made before. */
export async function measureDating(stage: Stage, options: DatingOptions): Promise<DatingFigures> {
  const { profiles, seed, seconds, rounds, connections, pgbench } = options
  const connection = await stage.fill('bench_dating', profiles, seed, ['dating'])
  const opened = stage.open(connection)
  const server = await stage.serve(connection)
  const config = stage.configOf(connection)
  const people = await signIn(opened, config, await somePeople(opened, READERS + rounds * SWIPERS))
  const readers = people.slice(0, READERS)
  const statements: Statement[] = []
  const read = (query: HotRead, values: unknown[]) => {
    statements.push({ text: query.text, values, prepared: query.name !== null })
    return opened.hot.read(query, values)
  }
  const platform = {
    ...opened,
    hot: { ...opened.hot, read },
    config,
    clock: await openClock(opened.pool, true),
  }
  for (const { userId } of readers)
    await listDatingFeed(
      platform,
      { userId: UserId.parse(userId), role: 'user', sessionId: '' },
      FeedInput.parse({ saved: 'true' }),
    )
  const common = { port: server.port, connections, seconds, warmupSeconds: 1 }
  const path = '/api/dating/feed?saved=true'
  const feeds = []
  const swipes = []
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const paths = readers.map(() => path)
    const own = await measureLoad({ ...common, paths, tokens: readers.map(({ token }) => token) })
    feeds.push(own)
    if (pgbench !== null) {
      const questions = statements.map((statement) => ({ path, statements: [statement], answer: '' }))
      const shape = { name: 'dating deck', questions }
      shares.push(
        own.perSecond / (await measurePgbench(pgbench, connection, shape, { folder: stage.folder, seconds })),
      )
    }
    const swipers = people.slice(READERS + round * SWIPERS, READERS + (round + 1) * SWIPERS)
    const postsFile = join(stage.folder, `swipes-${round}.json`)
    writeFileSync(postsFile, JSON.stringify(await swipesOf(opened, swipers)))
    swipes.push(await measureLoad({ ...common, paths: ['/api/dating/swipes'], postsFile }))
  }
  const middle = (loads: readonly { perSecond: number; p50: number; p99: number }[]) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p50: median(loads.map(({ p50 }) => p50)),
    p99: median(loads.map(({ p99 }) => p99)),
  })
  return {
    feed: { ...middle(feeds), ofPgbench: shares.length === 0 ? null : median(shares) },
    swipe: middle(swipes),
  }
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
