import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { createDatabase } from '#server/testing/fresh-database.ts'

const MAIN = join(PROJECT_ROOT, 'src/server/app/main.ts')
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mesob.example',
  SECRET_KEY: 'ab'.repeat(32),
}

const dataDir = mkdtempSync(join(tmpdir(), 'mesob-main-'))
chmodSync(dataDir, 0o755)
let databaseUrl = ''
let drop = async () => {}
const children: ChildProcess[] = []

beforeAll(async () => {
  const made = await createDatabase()
  drop = made.drop
  const { connectionString, host, port, user, database } = made.connection
  databaseUrl =
    connectionString ??
    `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(async () => {
  await drop()
  rmSync(dataDir, { recursive: true })
})

/** Starts the server on a free port; `ready` is its address, or a refusal with what it said and its exit code. */
function startServer(env: Record<string, string> = {}, command = [process.execPath, MAIN]) {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: {
      PATH: '/usr/bin:/bin',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO_DATA: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  const exited = once(child, 'exit').then(([code]: unknown[]) => code)
  const complaint = text(child.stderr)
  const ready = new Promise<string>((done, fail) => {
    child.stdout.on('data', (bytes: Buffer) => {
      said += bytes.toString()
      const port = /Mesob is at .*?(?::|port )(\d+)/.exec(said)?.[1]
      if (port !== undefined) done(`http://127.0.0.1:${port}`)
    })
    void exited.then(async (code) => fail(new Error(`${await complaint}(exit ${String(code)})`)))
  })
  return { child, ready, exited, said: () => said }
}

test('it says where it is and where its data lies, answers, and stops when told', async () => {
  const server = startServer()
  const url = await server.ready
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(server.said()).toContain(`Its data lies in ${dataDir}`)
  server.child.kill('SIGINT')
  server.child.kill('SIGINT')
  expect(await server.exited).toBe(0)
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed')
})

test('an open request is answered before it stops, new ones are not taken', async () => {
  const server = startServer()
  const url = await server.ready
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'injera-be-wot-7' })
  const open = request(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  })
  const answered = once(open, 'response')
  open.write(body.slice(0, 10))
  await fetch(`${url}/healthz`) // what was written before has arrived
  server.child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${url}/healthz`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
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
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          () => 'there',
          () => 'gone',
        ),
      { timeout: 15_000 },
    )
    .toBe('gone')
})

test('production has no demo accounts and says what it is', async () => {
  const server = startServer(PRODUCTION)
  const url = await server.ready
  expect(server.said()).toContain('Mesob is at https://mesob.example (listening on port')
  expect(await (await fetch(`${url}/api/site`)).json()).toMatchObject({ production: true, demo: false })
  for (const path of ['/dev/outbox', '/metrics']) expect((await fetch(url + path)).status).toBe(404)
})

test.for([
  [
    { NODE_ENV: 'production' },
    'With NODE_ENV=production please set PUBLIC_URL and SECRET_KEY (see .env.example).',
  ],
  [{ HOST: '192.0.2.1' }, '192.0.2.1 is no address of this machine: set HOST to another one.'],
] as const)('a start that cannot be ends with one sentence: %j', async ([env, sentence]) => {
  await expect(startServer(env).ready).rejects.toThrow(new Error(`${sentence}\n(exit 1)`))
})

test('a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sentence = `Port ${port} of 127.0.0.1 is taken: set PORT to another one, such as PORT=${port + 1}.`
  await expect(startServer({ PORT: String(port) }).ready).rejects.toThrow(sentence)
  other.close()
})
