import type pg from 'pg'
import { listMessages } from '#contract/messaging/list-messages.ts'
import { listThreads } from '#contract/messaging/list-threads.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { countUnreadThreads } from '#server/messaging/count-unread-threads.ts'
import { listMessages as runListMessages } from '#server/messaging/list-messages.ts'
import { listThreads as runListThreads } from '#server/messaging/list-threads.ts'
import type { Member } from '#server/platform/caller.ts'
import { openClock } from '#server/platform/clock.ts'
import type { HotRead } from '#server/platform/database/hot-reads.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { measureLoad } from './child.ts'
import { type SignedIn, signIn } from './people.ts'
import { measurePgbench, type Pgbench } from './pgbench.ts'
import { schemaOf, type Shape, type Statement } from './questions.ts'
import { median, type ThreadFigures } from './report.ts'
import type { Stage } from './stage.ts'

export interface ThreadOptions {
  messages: number
  seed: number
  seconds: number
  rounds: number
  connections: number
  pgbench: Pgbench | null
}

/** People who are asked for, each about another conversation. */
const ASKED = 16
const LONG_FROM = 500
/** So short that HTTP weighs more than its SQL: only told. */
const UNREAD = 'unread conversations'

/** A shape whose questions are those of different people. */
interface OwnShape extends Shape {
  tokens: string[]
}

/** What opening the app asks about conversations, over HTTP, beside pgbench running the same SQL. */
export async function measureThreads(stage: Stage, options: ThreadOptions): Promise<ThreadFigures[]> {
  const { messages, seed, seconds, rounds, connections, pgbench } = options
  const connection = await stage.fill('bench_threads', messages, seed, ['people', 'messages'])
  const opened = stage.open(connection)
  const server = await stage.serve(connection)
  const shapes = await prepareShapes(opened, await platformOf(stage, opened, connection))
  const found: ThreadFigures[] = []
  for (const { name, questions, tokens } of shapes) {
    const loads = []
    const shares: number[] = []
    for (let round = 0; round < rounds; round++) {
      const paths = questions.map(({ path }) => path)
      const own = await measureLoad({
        port: server.port,
        paths,
        tokens,
        connections,
        seconds,
        warmupSeconds: 1,
      })
      loads.push(own)
      if (pgbench === null) continue
      const shape = { name, questions }
      const sql = await measurePgbench(pgbench, connection, shape, { folder: stage.folder, seconds })
      shares.push(own.perSecond / sql)
    }
    found.push({
      name,
      decides: name !== UNREAD,
      perSecond: median(loads.map(({ perSecond }) => perSecond)),
      p50: median(loads.map(({ p50 }) => p50)),
      p99: median(loads.map(({ p99 }) => p99)),
      ofPgbench: shares.length === 0 ? null : median(shares),
    })
  }
  return found
}

type Read = Pick<Platform, 'db' | 'hot' | 'config' | 'clock'>

async function platformOf(stage: Stage, { db, hot, pool }: OpenDatabase, connection: pg.ClientConfig) {
  return { db, hot, config: stage.configOf(connection), clock: await openClock(pool, true) }
}

async function prepareShapes(opened: OpenDatabase, platform: Read): Promise<OwnShape[]> {
  const { rows } = await opened.pool.query<{ id: string; user_id: string }>(
    `select distinct on (low_user_id) id, low_user_id as user_id from thread
     where kind = 'direct' and last_number > $1 order by low_user_id limit $2`,
    [LONG_FROM, ASKED],
  )
  const people = await signIn(
    opened,
    platform.config,
    rows.map(({ user_id }) => user_id),
  )
  const threadOf = new Map(rows.map(({ id, user_id }) => [user_id, id]))
  const ask = async (
    name: string,
    pathOf: (userId: string) => string,
    run: (from: Read, member: Member) => Promise<unknown>,
  ): Promise<OwnShape> => {
    const questions = []
    for (const { userId } of people) {
      const statements = await recorded(opened, platform, (from) => run(from, memberOf(userId)))
      questions.push({ path: pathOf(userId), statements, answer: '' })
    }
    return { name, questions, tokens: people.map(({ token }: SignedIn) => token) }
  }
  const threadId = (userId: string) => threadOf.get(userId) ?? ''
  return [
    await ask(
      'list of conversations',
      () => '/api/threads',
      (from, member) => runListThreads(from, member, schemaOf(listThreads).parse({})),
    ),
    await ask(
      'newest messages of a long one',
      (userId) => `/api/threads/${threadId(userId)}/messages`,
      (from, member) =>
        runListMessages(from, member, schemaOf(listMessages).parse({ threadId: threadId(member.userId) })),
    ),
    await ask(
      UNREAD,
      () => '/api/threads/unread',
      (from, member) => countUnreadThreads(from, member),
    ),
  ]
}

const memberOf = (userId: string): Member => ({ userId: UserId.parse(userId), role: 'user', sessionId: '' })

/** The SQL that is run meanwhile, in its order. */
async function recorded(
  { pool }: OpenDatabase,
  platform: Read,
  run: (from: Read) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const read = (query: HotRead, values: unknown[]) => {
    statements.push({ text: query.text, values, prepared: query.name !== null })
    return platform.hot.read(query, values)
  }
  const listen = (client: pg.PoolClient) => {
    const send = client.query.bind(client)
    const query = (asked: unknown, ...rest: unknown[]): unknown => {
      const text = typeof asked === 'string' ? asked : undefined
      const values = (rest[0] ?? []) as unknown[]
      if (text !== undefined) statements.push({ text, values, prepared: false })
      return (send as (...args: unknown[]) => unknown)(asked, ...rest)
    }
    Object.assign(client, { query })
  }
  pool.on('acquire', listen)
  try {
    await run({ ...platform, hot: { ...platform.hot, read } })
  } finally {
    pool.off('acquire', listen)
  }
  return statements
}
