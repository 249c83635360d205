import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { SOCKET_PORT, SUPERUSER } from './embedded-cluster.ts'
import { startEmbedded } from './embedded-server.ts'
import { openConnections, openDatabase } from './open-database.ts'
import { readPostmaster } from './postmaster.ts'
import { inTransaction } from './transactions.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = temporaryFolder()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A log whose messages can be looked at. */
function newLog() {
  const messages: string[] = []
  const note = (_: Record<string, unknown>, message: string) => void messages.push(message)
  return { messages, info: note, warn: note, error: note }
}

const one = { name: 'test.one', text: `select '1'` }
const withUrl = (url: string) => ({ dataDir, database: { url } })
const urlOf = (socketFolder: string, database: string) =>
  `postgres://${SUPERUSER}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketFolder)}`

test('after a crash of PostgreSQL the open transaction fails as a lost connection, and all works again', async () => {
  const log = newLog()
  const { db, hot, stop } = await openDatabase({ dataDir, database: { url: null } }, log)
  try {
    await sql`create table word (text text)`.execute(db)
    await Promise.all(Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(db))) // idle connections
    const broken = inTransaction(db, async (tx) => {
      await sql`insert into word values ('half')`.execute(tx)
      process.kill(readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL')
      await sql`select pg_sleep(10)`.execute(tx)
    })
    await expect(broken).rejects.toSatisfy(isConnectionLoss)
    expect(await hot.read(one, [])).toBe('1')
    await vi.waitFor(() => sql`select 1`.execute(db), { timeout: 5000 })
    expect((await sql`select text from word`.execute(db)).rows).toEqual([])
    expect(log.messages).toContain('PostgreSQL went away; starting it again')
  } finally {
    await stop()
  }
})

test('a server that starts before its database waits for it', async () => {
  const socketFolder = join(dataDir, 'run')
  const log = newLog()
  const opening = openDatabase(withUrl(urlOf(socketFolder, 'postgres')), log)
  await vi.waitFor(() => expect(log.messages).toEqual(['Waiting for the database']))
  const server = await startEmbedded({ dataDir })
  const opened = await opening
  expect(await opened.hot.read(one, [])).toBe('1')
  await opened.stop()
  await server.stop()
})

test.for([
  ['a database that does not exist', 'pathname', '/nowhere'],
  ['a user that does not exist', 'username', 'stranger'],
] as const)('%s is named in a sentence', async ([, part, value]) => {
  const { connection, drop } = await createDatabase()
  const url = new URL(connection.connectionString ?? urlOf(connection.host ?? '', connection.database ?? ''))
  url[part] = value
  await expect(openDatabase(withUrl(url.href))).rejects.toThrow(
    /database that DATABASE_URL names cannot be used \(.+ does not exist\): check address, user and password/,
  )
  await drop()
})

test('a second start finds nothing to migrate', async () => {
  const { connection, drop } = await createDatabase()
  const url = connection.connectionString ?? urlOf(connection.host ?? '', connection.database ?? '')
  const log = newLog()
  const opened = await openDatabase(withUrl(url), log)
  await opened.stop()
  await drop()
  expect(log.messages).toEqual([])
})

test('no statement of a request runs for more than seven seconds', async () => {
  const { connection, drop } = await createDatabase()
  const { pool, hot, stop } = openConnections(connection)
  const limit = { name: 'test.limit', text: `select current_setting('statement_timeout')` }
  expect((await pool.query<{ limit: string }>(`${limit.text} as limit`)).rows).toEqual([{ limit: '7s' }])
  expect(await hot.read(limit, [])).toBe('7s')
  await stop()
  await drop()
})
