import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { databaseUrl } from '#server/testing/database-url.ts'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { runServer } from './run-server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'mesob-run-'))
chmodSync(dataDir, 0o755)
let database: Awaited<ReturnType<typeof createDatabase>>
beforeAll(async () => {
  database = await createDatabase({ template: 'places' })
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

async function openConnections(): Promise<number> {
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query<{ open: number }>(
    'select count(*)::int as open from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  return rows[0]?.open ?? 0
}

function start(env: Record<string, string>, prepare = async () => {}) {
  const base = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl(database.connection),
    PORT: '0',
  }
  const quiet = () => {}
  return runServer(readConfig({ ...base, ...env }), { info: quiet, warn: quiet, error: quiet }, prepare)
}

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken: set PORT to another one, such as PORT=${port + 1}.`,
  )
  other.close()
}, 60_000)

test('an address of another machine', async () => {
  await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set HOST to another one.',
  )
})

test('what goes wrong before the port opens ends the start, everything closed again', async () => {
  const broken = async () => {
    throw new Error('no pictures')
  }
  await expect(start({}, broken)).rejects.toThrow('no pictures')
  await expect.poll(openConnections).toBe(0)
})

test('it answers when it has started and is gone when it has stopped', async () => {
  const { url, stop } = await start({})
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await stop()
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed')
  await expect.poll(openConnections).toBe(0)
})

test('a connection that a browser opened ahead of need does not hold up the end', async () => {
  const { url, stop } = await start({})
  const silent = connect(Number(new URL(url).port), '127.0.0.1')
  await once(silent, 'connect')
  const ended = once(silent, 'close')
  const begun = performance.now()
  await stop()
  await ended
  expect(performance.now() - begun, 'half of the time that open requests have').toBeLessThan(5000)
})

test('what a server that died had begun is free for the same key at once, where there is one server', async () => {
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows: people } = await client.query<{ id: string }>(
    `insert into auth.users (id) values (gen_random_uuid()) returning id`,
  )
  const begun = () =>
    client.query(
      `insert into idempotency_key (user_id, operation, key, request_hash, state)
       values ($1, 'listings.create-listing', $2, decode(repeat('00', 32), 'hex'), 'running')`,
      [people[0]?.id, crypto.randomUUID()],
    )
  const running = async () =>
    (await client.query(`select from idempotency_key where state = 'running'`)).rowCount
  await begun()
  const one = await start({})
  expect(await running()).toBe(0)
  await begun()
  await one.stop()
  const several = await start({ SEVERAL_SERVERS: 'true' })
  expect(await running()).toBe(1)
  await several.stop()
  await client.end()
})
