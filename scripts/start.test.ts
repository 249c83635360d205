import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { SOCKET_PORT, SUPERUSER } from '#server/platform/database/embedded-cluster.ts'
import { isPostgres, readPostmaster } from '#server/platform/database/postmaster.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { ensureWebBuilt } from './build/web-build.ts'

const START = join(import.meta.dirname, 'start.mjs')
/** The first start may have to build the web app, on a machine that does other things as well. */
const PATIENCE = 240_000

let dataDir = ''
const children: ChildProcess[] = []

beforeAll(() => {
  ensureWebBuilt()
  dataDir = temporaryFolder()
}, PATIENCE)
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** `npm start` without npm: over the embedded database, on a free port. */
function start() {
  const child = spawn(process.execPath, [START], {
    env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'false', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const exited = once(child, 'exit')
  const complaint = text(child.stderr)
  const url = new Promise<string>((done, fail) => {
    let output = ''
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      const port = /Mesob is at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (port !== undefined) done(`http://127.0.0.1:${port}`)
    })
    void exited.then(async () => fail(new Error(await complaint)))
  })
  return { child, url, exited }
}

const postmaster = () => readPostmaster(join(dataDir, 'postgres'))

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    host: postmaster()?.socketFolder ?? '',
    port: SOCKET_PORT,
    user: SUPERUSER,
    database: 'mesob',
  })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test(
  'starts from nothing, refuses a second start, stops whole, and comes back with its data',
  async () => {
    const first = start()
    const url = await first.url
    expect(await (await fetch(url)).text()).toContain('<div id="root"')
    expect((await fetch(`${url}/api/site`)).status).toBe(200)
    await query(`create table dish as select 'እንጀራ' as name`)

    const second = start()
    await expect(second.url).rejects.toThrow(
      /DATA_DIR .+ is in use by another running server \(mesob pid=\d+\)/,
    )
    expect(second.child.exitCode).toBe(1)

    const pid = postmaster()?.pid ?? 0
    first.child.kill('SIGINT')
    expect(await first.exited).toEqual([0, null])
    expect(isPostgres(pid)).toBe(false)

    const third = start()
    await third.url
    expect(await query('select name from dish')).toEqual([{ name: 'እንጀራ' }])
    third.child.kill('SIGTERM')
    expect(await third.exited).toEqual([0, null])
  },
  PATIENCE,
)

test(
  'starts again after the application and PostgreSQL were killed',
  async () => {
    const killed = start()
    await killed.url
    process.kill(postmaster()?.pid ?? 0, 'SIGKILL')
    killed.child.kill('SIGKILL')
    await killed.exited
    const next = start()
    expect((await fetch(`${await next.url}/readyz`)).status).toBe(200)
  },
  PATIENCE,
)
