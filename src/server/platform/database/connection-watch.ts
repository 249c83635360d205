import pg from 'pg'
import type { Log } from '#server/platform/log.ts'

/**
 * Notices connections on which the database has fallen silent: a firewall, pooler or host in between has forgotten them,
 * so nothing ever says that they are gone. PostgreSQL's own time limits do not help where its answers are lost.
 */
export interface ConnectionWatch {
  /** For `new` and for the option of a pool. */
  Client: typeof pg.Client
  /** Ends every connection at once, whatever it waits for. */
  destroyAll(): void
}

interface Line {
  destroy(reason: string): void
  /** When the oldest wait without a word from the database began; null: nothing is waited for. */
  silentSince(): number | null
}

const LOOK_MS = 250
/** Where one connection has fallen silent, others that have waited so long are lost as well. */
const SUSPECT_MS = 3000

/** @param patience milliseconds without a word while something is asked; more than any statement may take */
export function watchConnections(patience: number, log?: Log): ConnectionWatch {
  const lines = new Set<Line>()
  let looking: NodeJS.Timeout | null = null

  function look(): void {
    const now = performance.now()
    const waited = (line: Line) => now - (line.silentSince() ?? now)
    if (![...lines].some((line) => waited(line) > patience)) return
    const lost = [...lines].filter((line) => waited(line) > Math.min(SUSPECT_MS, patience))
    log?.warn({ connections: lost.length }, 'The database has fallen silent: connections are made anew')
    for (const line of lost) line.destroy('the database has fallen silent')
  }

  function add(line: Line): void {
    lines.add(line)
    looking ??= setInterval(look, LOOK_MS).unref()
  }

  function remove(line: Line): void {
    lines.delete(line)
    if (lines.size > 0 || looking === null) return
    clearInterval(looking)
    looking = null
  }

  class WatchedClient extends pg.Client {
    #asked = 0
    #since: number | null = null

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      const line: Line = {
        silentSince: () => this.#since,
        destroy: (reason) => this.connection.stream.destroy(new ConnectionSilent(reason)),
      }
      this.connection.once('connect', () => {
        add(line)
        this.connection.stream.on('data', () => this.#hear())
      })
      this.once('end', () => remove(line))
      this.connection.stream.once('close', () => remove(line))
    }

    #hear(): void {
      this.#since = this.#asked > 0 ? performance.now() : null
    }

    #ask(): void {
      this.#asked++
      this.#since ??= performance.now()
    }

    readonly #answered = (): void => {
      this.#asked--
      if (this.#asked === 0) this.#since = null
    }

    // the driver's own signature has an overload for each way of asking
    override readonly query = ((...asked: unknown[]): unknown => {
      this.#ask()
      const callback = asked.at(-1)
      if (typeof callback === 'function') {
        const answer = (...answers: unknown[]): void => {
          this.#answered()
          Reflect.apply(callback, undefined, answers)
        }
        return Reflect.apply(pg.Client.prototype.query, this, [...asked.slice(0, -1), answer])
      }
      const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, asked)
      if (answer instanceof Promise) void answer.then(this.#answered, this.#answered)
      else this.#answered()
      return answer
    }) as pg.Client['query']
  }

  return {
    Client: WatchedClient,
    destroyAll() {
      for (const line of lines) line.destroy('the server stops')
    },
  }
}

/** Has a code that counts as a lost connection, and so as 503. */
class ConnectionSilent extends Error {
  override name = 'ConnectionSilent'
  readonly code = 'ETIMEDOUT'
}
