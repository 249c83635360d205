import { tmpdir } from 'node:os'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { spawnWriter, startWriter } from '#server/testing/writer-process.ts'
import { installedPackage, locateBinaries } from './embedded-binaries.ts'
import { type EmbeddedServer, requireSpace, startEmbedded } from './embedded-server.ts'
import { isPostgres, readPostmaster } from './postmaster.ts'
import { serverUser } from './server-user.ts'

let dataDir = ''
const running: EmbeddedServer[] = []
const extraFolders: string[] = []

beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  for (const folder of [dataDir, ...extraFolders.splice(0)]) rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir })
  running.push(server)
  return server
}

async function query(server: EmbeddedServer, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('an empty folder becomes a database that finds Amharic letters and keeps its rows over a restart', async () => {
  const first = await start()
  await query(
    first,
    `create extension pg_trgm; create table dish (name text); insert into dish values ('እንጀራ')`,
  )
  await first.stop()
  expect(isPostgres(first.pid())).toBe(false)

  const second = await start()
  expect(second.attached).toBe(false)
  expect(await query(second, 'select name, cardinality(show_trgm(name)) as trigrams from dish')).toEqual([
    { name: 'እንጀራ', trigrams: 5 },
  ])
})

test('nobody but its user can get at the socket', async () => {
  const server = await start()
  const mode = spawnSync('ls', ['-ld', server.connection.host], { encoding: 'utf8' }).stdout.slice(0, 10)
  expect(mode).toBe('drwx------')
})

test('its log does not quote what people wrote', async () => {
  const server = await start()
  await query(
    server,
    `create table address (mail text unique); insert into address values ('sara@mesob.example')`,
  )
  await expect(query(server, `insert into address values ('sara@mesob.example')`)).rejects.toThrow(
    'duplicate key',
  )
  await server.stop()
  const log = readFileSync(join(dataDir, 'postgres-start.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('sara')
})

test('of two starts over an empty folder one wins, the other says so and leaves nothing behind', async () => {
  const writers = [spawnWriter(dataDir, 'stop'), spawnWriter(dataDir, 'stop')]
  const lost = await Promise.race(
    writers.map(async (writer) => {
      const [words] = await Promise.all([text(writer.stderr), once(writer, 'exit')])
      return { code: writer.exitCode, words }
    }),
  )
  expect(lost.words).toMatch(/DATA_DIR .+ is in use by another running server \(mesob pid=\d+\)/)
  expect(lost.code).not.toBe(0)
  expect(writers.filter((writer) => writer.exitCode === null)).toHaveLength(1)
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres-start.log', 'run'])
  for (const writer of writers) writer.kill('SIGKILL')
})

test('a pid file of a killed server whose number belongs to another program does not stop a start', async () => {
  const first = await start()
  await query(first, 'create table kept (n int)')
  await first.stop()
  const user = serverUser()
  const other = spawn('sleep', ['60'], { ...user, cwd: '/' })
  try {
    const socketFolder = first.connection.host
    const lines = [other.pid, join(dataDir, 'postgres'), 1, 5432, socketFolder, '', '', 'ready   ']
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`)
    writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), `${lines.join('\n')}\n`)
    const second = await start()
    expect(await query(second, 'select count(*)::int as found from kept')).toEqual([{ found: 0 }])
    expect(other.exitCode).toBeNull()
  } finally {
    other.kill()
  }
})

test('half a cluster of a killed initdb is cleared away', async () => {
  const dead = spawnSync('true').pid
  mkdirSync(join(dataDir, `postgres.init-${dead}`))
  await start()
  expect(existsSync(join(dataDir, `postgres.init-${dead}`))).toBe(false)
})

test('data of another version is refused with what to do', async () => {
  await (await start()).stop()
  running.length = 0
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '14\n')
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 14, this server brings 18.+ DATABASE_URL/)
})

test('a full disk is named before anything is started', async () => {
  await expect(requireSpace(tmpdir(), Infinity)).rejects.toThrow(
    /^The disk of DATA_DIR \(.*\) is full: \d+ MB are free/,
  )
  await expect(requireSpace(tmpdir(), 1)).resolves.toBeUndefined()
})

test('a server that cannot start says why', async () => {
  await expect(startEmbedded({ dataDir, settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /PostgreSQL did not start: .+"shared_buffers"/s,
  )
})

test('a data folder too deep for a socket gets one elsewhere, as private', async () => {
  dataDir = join(dataDir, 'a-folder-with-a-rather-long-name'.repeat(3))
  const server = await start()
  expect(server.connection.host.startsWith(dataDir)).toBe(false)
  extraFolders.push(server.connection.host)
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.skipIf(process.getuid?.() !== 0)(
  'as root: a private data folder is refused with a better place',
  async () => {
    chmodSync(dataDir, 0o700)
    await expect(start()).rejects.toThrow(/cannot enter DATA_DIR .+ such as \/var\/lib\/mesob/)
  },
)

test.skipIf(process.getuid?.() !== 0)('as root: programs in a private checkout run from a copy', () => {
  const user = serverUser()
  const checkout = join(dataDir, 'private')
  mkdirSync(checkout, { mode: 0o700 })
  cpSync(installedPackage(), join(checkout, 'package'), { recursive: true, verbatimSymlinks: true })
  const cache = join(dataDir, 'cache')
  const { bin } = locateBinaries(user, join(checkout, 'package'), cache)
  expect(bin.startsWith(cache)).toBe(true)
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { ...user, cwd: '/', encoding: 'utf8' })
  expect(stdout).toContain('(PostgreSQL) 18')
  expect(readdirSync(join(cache, 'mesob'))).toHaveLength(1)
})

test('attaches to the server that a killed run left', async () => {
  const writer = await startWriter(dataDir, 'stay')
  const left = readPostmaster(join(dataDir, 'postgres'))?.pid
  await writer.kill()
  const server = await start()
  expect([server.attached, server.pid()]).toEqual([true, left])
})
