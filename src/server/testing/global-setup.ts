import { createServer } from 'node:net'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { loadPlaces } from '#server/geo/public.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import { startTemporaryServer, temporaryFolder } from './temporary-server.ts'

/** What a test file needs to make a database of its own. */
export const TestServer = z.object({
  admin: z.union([
    z.object({ connectionString: z.string() }),
    z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
  ]),
  /** To be copied: migrated and empty, and the same with the diaspora's cities. */
  templates: z.object({ empty: z.string(), world: z.string() }),
  /** Begins the names of this run's databases; a server named by DATABASE_URL may have those of other runs. */
  prefix: z.string(),
})
export type TestServer = z.infer<typeof TestServer>

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket that answers with the TestServer as JSON, or with the reason why there is none. */
    testServerSocket: string
  }
}

/**
 * One database server per run, with one migrated template. It starts when the first test file asks for it, so
 * that a run without such a file does not pay for it. DATABASE_URL names another server to use.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const testServerSocket = join(folder, 'ask')
  let started: ReturnType<typeof startTestServer> | undefined
  const answer = async () => {
    try {
      started ??= startTestServer()
      return JSON.stringify((await started).server)
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  const desk = createServer((socket) => {
    socket.on('error', () => {})
    void answer().then((line) => socket.end(line))
  })
  await new Promise<void>((done, fail) => desk.once('error', fail).listen(testServerSocket, done))
  project.provide('testServerSocket', testServerSocket)
  return async () => {
    desk.close()
    const running = await started?.catch(() => undefined)
    await running?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startTestServer(): Promise<{ server: TestServer; stop(): Promise<void> }> {
  const url = process.env['DATABASE_URL']
  const { connection: admin, stop: stopServer } = url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : await startTemporaryServer()
  const prefix = `mesob_test_${process.pid}_${Date.now().toString(36)}`
  const templates = { empty: `${prefix}_template`, world: `${prefix}_template_world` }
  const client = new pg.Client(admin)
  client.on('error', () => {})
  const stop = async () => {
    await dropDatabases(client, prefix).catch(() => {}) // the server may be gone, and they with it
    await client.end()
    await stopServer()
  }
  try {
    await client.connect()
    const locale = url ? `locale 'C.UTF-8'` : ''
    await client.query(`create database ${templates.empty} template template0 encoding 'UTF8' ${locale}`)
    await migrate(databaseOf(admin, templates.empty))
    await client.query(`create database ${templates.world} template ${templates.empty} strategy file_copy`)
    const world = openConnections(databaseOf(admin, templates.world))
    await loadPlaces(world.db, Infinity)
    await world.stop()
    for (const template of Object.values(templates))
      await client.query(`alter database ${template} with is_template true allow_connections false`)
    return { server: { admin, templates, prefix }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function dropDatabases(client: pg.Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(datname) as name from pg_database where starts_with(datname, $1)',
    [`${prefix}_`],
  )
  for (const { name } of rows) {
    await client.query(`alter database ${name} with is_template false`)
    await client.query(`drop database ${name} with (force)`)
  }
}

/** The same server, another database. */
export function databaseOf(server: TestServer['admin'], database: string): pg.ClientConfig {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
