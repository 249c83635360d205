import type pg from 'pg'
import { measureLoad } from '../child.ts'
import { measurePgbench, type Pgbench } from './pgbench.ts'
import type { Shape } from '../questions.ts'
import { type BesidePgbench, type Load, median } from '../report.ts'

/** The parameters of a run. */
export interface RunOptions {
  seed: number
  seconds: number
  rounds: number
  connections: number
  pgbench: Pgbench | null
}

export interface Rounds extends Omit<RunOptions, 'seed'> {
  port: number
  connection: pg.ClientConfig
  /** For files of this run. */
  folder: string
}

/** Over HTTP, and in each round beside pgbench running the same SQL; of all rounds the middle one. */
export async function measureBesidePgbench(
  shape: Shape,
  { port, connection, pgbench, folder, seconds, rounds, connections }: Rounds,
): Promise<BesidePgbench> {
  const { questions, tokens } = shape
  const load = { port, connections, seconds, warmupSeconds: 1, ...(tokens && { tokens }) }
  const loads = []
  const shares: number[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await measureLoad({ ...load, paths: questions.map(({ path }) => path) })
    loads.push(own)
    if (pgbench !== null)
      shares.push(
        own.perSecond / (await measurePgbench(pgbench, connection, shape, { folder, lasts: { seconds } })),
      )
  }
  return { ...middleOf(loads), ofPgbench: shares.length === 0 ? null : median(shares) }
}

export const middleOf = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(({ perSecond }) => perSecond)),
  p50: median(loads.map(({ p50 }) => p50)),
  p99: median(loads.map(({ p99 }) => p99)),
})
