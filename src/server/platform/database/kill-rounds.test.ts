import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { startWriter } from '#server/testing/writer-process.ts'
import { startEmbedded } from './embedded-server.ts'
import { readPostmaster } from './postmaster.ts'

const ROUNDS = 2
const WRITES_PER_ROUND = 150

let dataDir = ''
let acknowledged: number[] = []

beforeEach(() => {
  dataDir = temporaryFolder()
  acknowledged = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

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
    const writer = await startWriter(dataDir, 'stay')
    expect(writer.how).toBe(round === 0 ? 'started' : 'attached')
    acknowledged.push(...(await writer.writes(WRITES_PER_ROUND)))
    await writer.kill()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})

test('the application killed, its server ends with it: nothing is lost', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const writer = await startWriter(dataDir, 'stop')
    acknowledged.push(...(await writer.writes(WRITES_PER_ROUND)))
    await writer.kill()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})

test('PostgreSQL killed under a living application: it is brought back, writing goes on', async () => {
  const writer = await startWriter(dataDir, 'stop')
  for (let round = 0; round < ROUNDS; round++) {
    acknowledged.push(...(await writer.writes(WRITES_PER_ROUND)))
    killPostmaster()
  }
  acknowledged.push(...(await writer.writes(WRITES_PER_ROUND)))
  await writer.kill()
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})

test('both killed at once: the next start recovers', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const writer = await startWriter(dataDir, 'stop')
    acknowledged.push(...(await writer.writes(WRITES_PER_ROUND)))
    killPostmaster()
    await writer.kill()
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND)
  expect(await lostWrites()).toBe(0)
})
