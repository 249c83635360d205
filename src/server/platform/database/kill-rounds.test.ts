import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { startEmbedded } from './embedded-server.ts'
import { readPostmaster } from './postmaster.ts'

const WRITER = join(import.meta.dirname, '../../testing/writer.ts')
const ROUNDS = 2
const WRITES_PER_ROUND = 150

let dataDir = ''
let acknowledged: number[] = []

beforeEach(() => {
  dataDir = temporaryFolder()
  acknowledged = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

interface Writer {
  process: ChildProcess
  /** `started` or `attached`. */
  how: string
  /** Comes back after so many more acknowledged writes. */
  writes(count: number): Promise<void>
}

async function startWriter(whenParentDies: 'stop' | 'stay'): Promise<Writer> {
  const child = spawn(process.execPath, [WRITER, dataDir, whenParentDies], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error(`The writer ended: ${said}`)
    return value
  }
  const how = (await line()).split(' ')[0] ?? ''
  return {
    process: child,
    how,
    async writes(count) {
      for (let seen = 0; seen < count; seen++) acknowledged.push(Number(await line()))
    },
  }
}

async function kill({ process: child }: Writer): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

const killPostmaster = () => process.kill(readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL')

/** How many of the acknowledged writes the next start does not find. */
async function lostWrites(): Promise<number | undefined> {
  const server = await startEmbedded({ dataDir })
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query<{ lost: number }>(
    'select count(*)::int as lost from unnest($1::bigint[]) as n where n not in (select n from kept)',
    [acknowledged],
  )
  await client.end()
  await server.stop()
  return rows[0]?.lost
}

test('the application killed, its server stays: the next one attaches, nothing is lost', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const writer = await startWriter('stay')
    expect(writer.how).toBe(round === 0 ? 'started' : 'attached')
    await writer.writes(WRITES_PER_ROUND)
    await kill(writer)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})

test('the application killed, its server ends with it: nothing is lost', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const writer = await startWriter('stop')
    await writer.writes(WRITES_PER_ROUND)
    await kill(writer)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})

test('PostgreSQL killed under a living application: it is brought back, writing goes on', async () => {
  const writer = await startWriter('stop')
  for (let round = 0; round < ROUNDS; round++) {
    await writer.writes(WRITES_PER_ROUND)
    killPostmaster()
  }
  await writer.writes(WRITES_PER_ROUND)
  await kill(writer)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})

test('both killed at once: the next start recovers', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const writer = await startWriter('stop')
    await writer.writes(WRITES_PER_ROUND)
    killPostmaster()
    await kill(writer)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})
