import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { type SwallowingProxy, swallowingProxy } from '#server/testing/swallowing-proxy.ts'
import { type RunningServer, runServer } from './run-server.ts'

// Between us and DATABASE_URL something forgets our connections: nothing is refused, and nothing is ever answered.

const dataDir = mkdtempSync(join(tmpdir(), 'mesob-swallowed-'))
let database: Awaited<ReturnType<typeof createDatabase>>
let proxy: SwallowingProxy
let server: RunningServer
beforeAll(async () => {
  database = await createDatabase({ template: 'places' })
  proxy = await swallowingProxy(database.connection)
  const quiet = () => {}
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: proxy.url, PORT: '0' }
  server = await runServer(readConfig(env), { info: quiet, warn: quiet, error: quiet }, async () => {})
}, 60_000)
afterAll(async () => {
  proxy.close()
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Each by another way to the database: the pool, and both lines of hot reads. */
const PATHS = [
  '/readyz',
  '/api/listings?limit=5',
  '/api/posts',
  '/api/groups/categories',
  '/api/places?q=sea',
]
const status = async (path: string): Promise<number> => (await fetch(server.url + path)).status

/** Milliseconds until everything is answered. */
async function untilReady(): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const statuses = await Promise.all(PATHS.map(status))
    if (statuses.every((one) => one === 200)) return performance.now() - begun
    await sleep(100)
  }
}

test('requests end with 503 within ten seconds, and all is well soon after', async () => {
  await untilReady()
  proxy.swallow()
  // each at once, then again one after the other while it lasts
  const asked = [...PATHS, ...PATHS].map(async (path, n) => {
    await sleep(Math.max(0, n - PATHS.length + 1) * 150)
    const begun = performance.now()
    const found = await status(path)
    return { path, found, took: performance.now() - begun }
  })
  await sleep(4000)
  proxy.heal()
  const ready = untilReady()
  for (const [n, { path, found, took }] of (await Promise.all(asked)).entries()) {
    // those that came later may have found a way that was healed meanwhile
    expect(found, path).toBeOneOf(n < PATHS.length ? [503] : [200, 503])
    expect(took, path).toBeLessThan(10_000)
  }
  expect(await ready).toBeLessThan(5000)
}, 60_000)

test('stopping waits for nothing that never comes', async () => {
  await untilReady()
  proxy.swallow()
  const asked = PATHS.map((path) => status(path).catch(() => 0))
  const begun = performance.now()
  await server.stop()
  expect(performance.now() - begun).toBeLessThan(12_000)
  await Promise.all(asked)
}, 60_000)
