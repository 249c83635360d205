import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { databaseUrl } from '#server/testing/database-url.ts'
import { createDatabase } from '#server/testing/fresh-database.ts'

// The server as a process of its own. Loading it takes seconds on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 90_000 })

const MAIN = join(PROJECT_ROOT, 'src/server/app/main.ts')
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mesob.example',
  SECRET_KEY: 'ab'.repeat(32),
}

const dataDir = mkdtempSync(join(tmpdir(), 'mesob-main-'))
chmodSync(dataDir, 0o755)
let database: Awaited<ReturnType<typeof createDatabase>>
const children: ChildProcess[] = []

beforeAll(async () => {
  database = await createDatabase({ template: 'places' })
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true })
})

/** Starts the server on a free port; `ready` is its address, or a refusal with what it said and its exit code. */
function startServer(env: Record<string, string> = {}, command = [process.execPath, MAIN]) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: {
      PATH: '/usr/bin:/bin',
      NODE_COMPILE_CACHE: join(PROJECT_ROOT, 'node_modules/.cache/compiled'),
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl(database.connection),
      DEMO_DATA: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let output = ''
  const exited = once(child, 'exit').then(([code]: unknown[]) => code)
  const complaint = text(child.stderr)
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      const port = /Mesob is at .*?(?::|port )(\d+)/.exec(output)?.[1]
      if (port !== undefined) done(`http://127.0.0.1:${port}`)
    })
    void exited.then(async (code) => fail(new Error(`${await complaint}(exit ${String(code)})`)))
  })
  return { child, ready, exited, output: () => output }
}

const takes = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

test('it says where it is, answers, and stops when told, once the open requests are answered', async () => {
  const server = startServer()
  const url = await server.ready
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await expect.poll(server.output, { timeout: 10_000 }).toContain(`Its data lies in ${dataDir}`)

  const body = JSON.stringify({ email: 'nobody@example.org', password: 'injera-be-wot-7' })
  const open = request(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = once(open, 'response')
  open.write(body.slice(0, 10))
  expect(await takes(url)).toBe(true) // what was written before has arrived
  server.child.kill('SIGINT')
  server.child.kill('SIGINT') // a terminal and npm both send it
  await expect.poll(() => takes(url), { timeout: 10_000 }).toBe(false)
  open.end(body.slice(10))
  const [response] = await answered
  expect(response).toMatchObject({ statusCode: 400 })
  expect(await server.exited).toBe(0)
})

test('it goes with npm, even when npm is killed', async () => {
  const command = ['/bin/sh', '-c', `"${process.execPath}" "${MAIN}"; true`]
  const server = startServer({ npm_lifecycle_event: 'start' }, command)
  const url = await server.ready
  server.child.kill('SIGKILL')
  await expect.poll(() => takes(url), { timeout: 20_000 }).toBe(false)
})

test('production has no demo accounts and no pages for developers', async () => {
  const server = startServer(PRODUCTION)
  const url = await server.ready
  expect(server.output()).toContain('Mesob is at https://mesob.example (listening on port')
  expect(server.output()).not.toContain('demo')
  expect(await (await fetch(`${url}/api/site`)).json()).toMatchObject({ production: true, demo: false })
  for (const path of ['/dev/outbox', '/metrics']) expect((await fetch(url + path)).status).toBe(404)
})

test('production without its secrets ends with one sentence', async () => {
  await expect(startServer({ NODE_ENV: 'production' }).ready).rejects.toThrow(
    new Error('With NODE_ENV=production please set PUBLIC_URL and SECRET_KEY (see .env.example).\n(exit 1)'),
  )
})
