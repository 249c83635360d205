import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedServer, startEmbedded } from '#server/platform/database/embedded-server.ts'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { startWriter } from '#server/testing/writer-process.ts'
import { backUp, restore } from './backup.ts'

let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const embedded = (name: string) => ({ dataDir: join(folder, name), database: { url: null } })

function putFiles(dataDir: string): void {
  mkdirSync(join(dataDir, 'media', 'small'), { recursive: true })
  writeFileSync(join(dataDir, 'media', 'small', 'dish.avif'), 'a picture')
  writeFileSync(join(dataDir, 'secret-key'), 'of the first installation')
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  writeFileSync(join(dataDir, 'keys', 'signing-keys.json'), 'keys of the first installation')
}

async function ask(connection: pg.ClientConfig, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

async function withServer<Result>(
  dataDir: string,
  work: (server: EmbeddedServer) => Promise<Result>,
): Promise<Result> {
  const server = await startEmbedded({ dataDir })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

test('drill: what was acknowledged before a backup of a busy server is there after a restore elsewhere', async () => {
  const first = embedded('first')
  const writer = await startWriter(first.dataDir, 'stop')
  const acknowledged = await writer.writes(500)
  putFiles(first.dataDir)
  const copying = backUp(first, join(folder, 'backup'))
  await writer.writes(500) // it goes on meanwhile
  await copying
  await writer.kill()

  const second = embedded('second')
  await restore(second, join(folder, 'backup'), false)
  const rows = await withServer(second.dataDir, ({ connection }) =>
    ask(connection, 'select n::int from kept'),
  )
  const stored = new Set(rows.map(({ n }) => n))
  expect(acknowledged.filter((n) => !stored.has(n))).toEqual([])
  expect(readFileSync(join(second.dataDir, 'media', 'small', 'dish.avif'), 'utf8')).toBe('a picture')
  expect(readFileSync(join(second.dataDir, 'secret-key'), 'utf8')).toBe('of the first installation')
  expect(readFileSync(join(second.dataDir, 'keys', 'signing-keys.json'), 'utf8')).toBe(
    'keys of the first installation',
  )
})

test('a database that is there is replaced by force only, and never under a running server', async () => {
  const config = embedded('data')
  const backup = join(folder, 'backup')
  await withServer(config.dataDir, ({ connection }) =>
    ask(connection, `create table dish as select 'doro' as name`),
  )
  await backUp(config, backup) // the server is down: one runs for the time of the copy
  await expect(backUp(config, backup)).rejects.toThrow('exists already')

  await withServer(config.dataDir, async ({ connection }) => {
    await ask(connection, `update dish set name = 'shiro'`)
    await expect(restore(config, backup, true)).rejects.toThrow('A server runs over DATA_DIR')
  })
  await expect(restore(config, backup, false)).rejects.toThrow('--force replaces it')
  const dishes = () =>
    withServer(config.dataDir, ({ connection }) => ask(connection, 'select name from dish'))
  expect(await dishes()).toEqual([{ name: 'shiro' }])

  await restore(config, backup, true)
  expect(await dishes()).toEqual([{ name: 'doro' }])
})

test('a copy that does not start leaves the former database in place', async () => {
  const config = embedded('data')
  const backup = join(folder, 'backup')
  await withServer(config.dataDir, ({ connection }) =>
    ask(connection, `create table dish as select 'doro' as name`),
  )
  await backUp(config, backup)
  rmSync(join(backup, 'postgres', 'pg_wal'), { recursive: true })
  mkdirSync(join(backup, 'postgres', 'pg_wal'))
  await expect(restore(config, backup, true)).rejects.toThrow('PostgreSQL did not start')
  const rows = await withServer(config.dataDir, ({ connection }) => ask(connection, 'select name from dish'))
  expect(rows).toEqual([{ name: 'doro' }])
})

test('what is no backup is refused', async () => {
  await expect(restore(embedded('data'), folder, false)).rejects.toThrow(
    'is not a backup made by npm run db:backup',
  )
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(false)
})

test.skipIf(!process.env['DATABASE_URL'])(
  'drill with DATABASE_URL: dump of one database, restored into another',
  async () => {
    const [source, target] = [await createDatabase(), await createDatabase({ template: 'template0' })]
    const configOf = (connection: pg.ClientConfig) => ({
      dataDir: join(folder, 'data'),
      database: { url: connection.connectionString ?? '' },
    })
    try {
      await ask(source.connection, `create table dish as select 'እንጀራ' as name`)
      putFiles(join(folder, 'data'))
      await backUp(configOf(source.connection), join(folder, 'backup'))
      await restore(configOf(target.connection), join(folder, 'backup'), false)
      expect(await ask(target.connection, 'select name from dish')).toEqual([{ name: 'እንጀራ' }])

      await ask(target.connection, `update dish set name = 'shiro'`)
      await expect(restore(configOf(target.connection), join(folder, 'backup'), false)).rejects.toThrow(
        'is not empty',
      )
      await restore(configOf(target.connection), join(folder, 'backup'), true)
      expect(await ask(target.connection, 'select name from dish')).toEqual([{ name: 'እንጀራ' }])
      await expect(restore(embedded('data'), join(folder, 'backup'), true)).rejects.toThrow(
        'set DATABASE_URL',
      )
    } finally {
      await source.drop()
      await target.drop()
    }
  },
)
