import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionLoss } from './connection-loss.ts'
import { outsideTransaction } from './transactions.ts'

/**
 * SQL whose first column of the first row is JSON as text. The name is that of its prepared statement; null for
 * one that is planned anew for its values each time, where the best plan depends on them.
 */
export interface HotRead {
  name: string | null
  text: string
}

export interface HotReads {
  /** The JSON text, or null where the query has no row. Asked again while the database restarts. */
  read(query: HotRead, values: unknown[]): Promise<string | null>
  close(): Promise<void>
}

export interface HotOptions {
  /** One that is watched, for a database on another machine. */
  Client?: typeof pg.Client
  lines?: number
  /** Milliseconds a read is asked again while the database is away. */
  patience?: number
}

interface Line {
  client: pg.Client
  /** Queries without an answer. */
  asked: number
  /** When the last answer came, or the first of those queries was sent. */
  since: number
}

const RETRY_MS = 50
/** So long without an answer, nothing more is asked on a line. */
const STUCK_MS = 1000

const isStuck = ({ asked, since }: Line): boolean => asked > 0 && performance.now() - since > STUCK_MS

/** Everything stays text, so that JSON goes to the socket without being parsed and written again. */
const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value }

/**
 * Autocommit reads as named prepared statements over few pipelined connections ("lines"): a query need not
 * wait for the answer to the one before it. Never for transactions, and a slow query holds up those behind
 * it on its line, hence the statement timeout in `config`.
 */
export function openHotReads(
  config: pg.ClientConfig,
  { Client = pg.Client, lines = 2, patience = 5000 }: HotOptions = {},
): HotReads {
  const slots = new Map<number, Promise<Line>>()
  const leftBehind = new Set<Line>()
  let turn = 0
  let closed = false

  function connect(slot: number): Promise<Line> {
    const opening = (async () => {
      const client = new Client({
        ...config,
        types: asText,
        pipeline: true,
        application_name: `mesob hot ${slot}`,
      })
      const drop = () => {
        if (slots.get(slot) === opening) slots.delete(slot)
      }
      client.on('error', drop)
      client.on('end', drop)
      try {
        await client.connect()
      } catch (error) {
        drop()
        throw error
      }
      return { client, asked: 0, since: 0 }
    })()
    slots.set(slot, opening)
    return opening
  }

  /**
   * The line of a slot, or a new one where it has not answered for long: what is asked behind a query that got lost
   * would be lost as well. The old one ends when it is answered, or is cut by who watches it.
   */
  async function freeLine(slot: number): Promise<Line> {
    const line = await (slots.get(slot) ?? connect(slot))
    if (!isStuck(line)) return line
    const known = await (slots.get(slot) ?? connect(slot))
    if (known !== line) return known
    leftBehind.add(line)
    slots.delete(slot)
    return connect(slot)
  }

  function answered(line: Line): void {
    line.asked--
    line.since = performance.now()
    if (line.asked === 0 && leftBehind.delete(line)) void line.client.end().catch(() => {})
  }

  return {
    async read({ name, text }, values) {
      outsideTransaction()
      const until = Date.now() + patience
      for (;;) {
        turn = (turn + 1) % lines
        try {
          const line = await freeLine(turn)
          gather(line.client)
          const statement = { ...(name !== null && { name }), text, values, rowMode: 'array' } as const
          if (line.asked++ === 0) line.since = performance.now()
          const { rows } = await line.client.query<[string | null]>(statement).finally(() => answered(line))
          return rows[0]?.[0] ?? null
        } catch (error) {
          if (closed || !isConnectionLoss(error) || Date.now() > until) throw error
          await sleep(RETRY_MS)
        }
      }
    },
    async close() {
      closed = true
      const ended = [...slots.values()].map((line) =>
        line.then(
          ({ client }) => client.end(),
          () => {}, // it never opened
        ),
      )
      await Promise.all([...ended, ...[...leftBehind].map(({ client }) => client.end())])
    },
  }
}

/** What is asked in one turn of the event loop is sent in one write: each is a system call, for PostgreSQL too. */
function gather({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
