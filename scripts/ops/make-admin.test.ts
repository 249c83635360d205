import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/platform/database/embedded-server.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { temporaryFolder } from '#server/testing/temporary-server.ts'
import { makeAdmin } from './make-admin.ts'

let folder = ''
let config: Config
let server: Awaited<ReturnType<typeof startEmbedded>>

beforeAll(async () => {
  folder = temporaryFolder()
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), SECRET_KEY: 'ab'.repeat(32) })
  mkdirSync(config.dataDir, { mode: 0o755 })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('says so where there is no database yet', async () => {
  await expect(makeAdmin(config, 'sara@example.org')).rejects.toThrow(/There is no database in .+ yet/)
})

test('makes an admin of an account, beside the server that runs', async () => {
  server = await startEmbedded({ dataDir: config.dataDir })
  await migrate(server.connection)
  const opened = openConnections(server.connection)
  const id = crypto.randomUUID()
  await opened.db.insertInto('auth.users').values({ id, email: 'sara@example.org' }).execute()
  try {
    expect(await makeAdmin(config, 'nobody@example.org')).toEqual({
      message:
        'There is no account with the address nobody@example.org: sign up with it in the app first, then run this again.',
      done: false,
    })
    expect((await makeAdmin(config, 'Sara@Example.org')).done).toBe(true)
    const roles = await opened.db.selectFrom('user_roles').select('role').where('user_id', '=', id).execute()
    expect(roles).toEqual([{ role: 'admin' }])
  } finally {
    await opened.stop()
    await server.stop()
  }
})

test('and when no server runs', async () => {
  expect(await makeAdmin(config, 'sara@example.org')).toEqual({
    message: 'sara@example.org was an admin already.',
    done: true,
  })
})
