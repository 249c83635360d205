import { createServer } from 'node:net'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '#server/platform/database/migrate.ts'
import { startTemporaryServer, temporaryFolder } from './temporary-server.ts'

/** What a test file needs to make a database of its own. */
export interface TestServer {
  admin: pg.ClientConfig
  /** Migrated, to be copied. */
  template: string
  /** Begins the names of this run's databases; a server named by DATABASE_URL may have those of other runs. */
  prefix: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket that answers with the TestServer as JSON, or { error }. */
    testServerSocket: string
  }
}

/**
 * One database server per run, with one migrated template. It starts when the first test file asks for it, so
 * that a run without such a file does not pay for it. DATABASE_URL names another server to use.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const testServerSocket = join(folder, 'ask')
  let started: ReturnType<typeof startTestServer> | undefined
  const desk = createServer(async (socket) => {
    socket.on('error', () => {})
    try {
      started ??= startTestServer()
      socket.end(JSON.stringify((await started).server))
    } catch (error) {
      socket.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
    }
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
  const { connection: admin, stop } = url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : await startTemporaryServer()
  const prefix = `mesob_test_${process.pid}_${Date.now().toString(36)}`
  const template = `${prefix}_template`
  const client = new pg.Client(admin)
  await client.connect()
  const locale = url ? `locale 'C.UTF-8'` : ''
  await client.query(`create database ${template} template template0 encoding 'UTF8' ${locale}`)
  await migrate(databaseOf(admin, template))
  await client.query(`alter database ${template} with is_template true allow_connections false`)
  return {
    server: { admin, template, prefix },
    async stop() {
      await client.query(`alter database ${template} with is_template false`)
      const { rows } = await client.query<{ datname: string }>(
        `select datname from pg_database where starts_with(datname, $1)`,
        [`${prefix}_`],
      )
      for (const { datname } of rows)
        await client.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`)
      await client.end()
      await stop()
    },
  }
}

/** The same server, another database. */
export function databaseOf(server: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!server.connectionString) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { ...server, connectionString: url.href }
}
