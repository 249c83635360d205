import type pg from 'pg'
import { listMessages } from '#contract/messaging/messages/list-messages.ts'
import { listThreads } from '#contract/messaging/threads/list-threads.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { countUnreadThreads } from '#server/messaging/threads/count-unread-threads.ts'
import { listMessages as runListMessages } from '#server/messaging/messages/list-messages.ts'
import { listThreads as runListThreads } from '#server/messaging/threads/list-threads.ts'
import type { Member } from '#server/platform/caller.ts'
import { openClock } from '#server/platform/clock.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type RunOptions, measureBesidePgbench } from './peers/beside-pgbench.ts'
import { type SignedIn, signIn } from './people.ts'
import { schemaOf, type Shape } from './questions.ts'
import { recordReads, type Statement } from './record-reads.ts'
import type { ReadFigures } from './report.ts'
import type { Stage } from './stage.ts'

export interface ThreadOptions extends RunOptions {
  messages: number
}

/** People who are asked for, each about another conversation. */
const ASKED = 16
const LONG_FROM = 500
/** So short that HTTP weighs more than its SQL: only reported. */
const UNREAD = 'unread conversations'

/** What opening the app asks about conversations, over HTTP, beside pgbench running the same SQL. */
export async function measureThreads(stage: Stage, options: ThreadOptions): Promise<ReadFigures[]> {
  const { messages, seed } = options
  const connection = await stage.fill('bench_threads', messages, seed, ['people', 'messages'])
  const opened = stage.open(connection)
  const { port } = await stage.serve(connection)
  const shapes = await prepareShapes(opened, await platformOf(stage, opened, connection))
  const found: ReadFigures[] = []
  for (const shape of shapes) {
    const figures = await measureBesidePgbench(shape, { ...options, port, connection, folder: stage.folder })
    found.push({ ...figures, name: shape.name, decides: shape.name !== UNREAD })
  }
  return found
}

type Read = Pick<Platform, 'db' | 'hot' | 'config' | 'clock'>

async function platformOf(stage: Stage, { db, hot, pool }: OpenDatabase, connection: pg.ClientConfig) {
  return { db, hot, config: stage.configOf(connection), clock: await openClock(pool, true) }
}

async function prepareShapes(opened: OpenDatabase, platform: Read): Promise<Shape[]> {
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
  ): Promise<Shape> => {
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
  const { hot, statements } = recordReads(platform.hot)
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
    await run({ ...platform, hot })
  } finally {
    pool.off('acquire', listen)
  }
  return statements
}
