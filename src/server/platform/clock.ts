import type { OpenDatabase } from './database/open-database.ts'

/** The only source of time. SQL has the same one as clock_now(). */
export interface Clock {
  now(): Date
  /**
   * Moves the time of server and database on by so many milliseconds; it stays moved.
   * @throws in production
   */
  advance(ms: number): Promise<void>
}

type Pool = OpenDatabase['pool']

const REREAD_MS = 1000

/**
 * The database's clock as the server sees it: the machine's time plus the offset in `platform_clock`.
 * In production that offset is always zero and never read. Elsewhere a process that did not move the clock
 * itself learns of it within a second of asking: a reading older than that is renewed in the background.
 */
export async function openClock(pool: Pool, production: boolean): Promise<Clock> {
  if (production) return { now: () => new Date(), advance: refuse }
  let offset = await readOffset(pool)
  let readAt = performance.now()

  // what was read before the clock was moved says nothing any more
  let moves = 0

  const reread = async () => {
    readAt = performance.now()
    const before = moves
    const read = await readOffset(pool).catch(() => offset)
    if (moves === before) offset = read
  }
  return {
    now() {
      if (performance.now() - readAt > REREAD_MS && !pool.ending) void reread()
      return new Date(Date.now() + offset)
    },
    async advance(ms) {
      moves++
      const { rows } = await pool.query<{ ms: number }>(
        `select extract(epoch from clock_advance($1 * interval '1 millisecond'))::float8 * 1000 as ms`,
        [ms],
      )
      moves++
      offset = rows[0]?.ms ?? offset
      readAt = performance.now()
    },
  }
}

async function readOffset(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>(
    'select extract(epoch from moved_by)::float8 * 1000 as ms from platform_clock',
  )
  return rows[0]?.ms ?? 0
}

async function refuse(): Promise<never> {
  throw new Error('The clock cannot be moved in production.')
}
