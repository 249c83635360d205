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

const RETRY_MS = 50

/** Everything stays text, so that JSON goes to the socket without being parsed and written again. */
const asText: pg.CustomTypesConfig = { getTypeParser: () => (value: unknown) => value }

/**
 * Autocommit reads as named prepared statements over few pipelined connections ("lines"): a query need not
 * wait for the answer to the one before it. Never for transactions, and a slow query holds up those behind
 * it on its line, hence the statement timeout in `config`.
 * @param patience milliseconds a read is asked again while the database is away
 */
export function openHotReads(config: pg.ClientConfig, lines = 2, patience = 5000): HotReads {
  const slots = new Map<number, Promise<pg.Client>>()
  let turn = 0
  let closed = false

  function connect(slot: number): Promise<pg.Client> {
    const opening = (async () => {
      const client = new pg.Client({
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
      return client
    })()
    slots.set(slot, opening)
    return opening
  }

  return {
    async read({ name, text }, values) {
      outsideTransaction()
      const until = Date.now() + patience
      for (;;) {
        turn = (turn + 1) % lines
        try {
          const client = await (slots.get(turn) ?? connect(turn))
          gather(client)
          const statement = { ...(name !== null && { name }), text, values, rowMode: 'array' } as const
          const { rows } = await client.query<[string | null]>(statement)
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
          (client) => client.end(),
          () => {}, // it never opened
        ),
      )
      await Promise.all(ended)
    },
  }
}

/** What is asked in one turn of the event loop is sent in one write: each is a system call, for PostgreSQL too. */
function gather({ connection: { stream } }: pg.Client): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  setImmediate(() => stream.uncork())
}
