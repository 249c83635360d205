import pg from 'pg'
import { loadPlaces } from '#server/geo/public.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openConnections } from '#server/platform/database/open-database.ts'
import { copyOf, databaseOf, type DatabaseSource } from './database-source.ts'
import { startTemporaryServer } from './temporary-server.ts'

/** What is copied: `empty` is migrated, `world` has what fillWorld puts there, `places` all places of the world. */
export const TEMPLATES = ['empty', 'world', 'places'] as const
export type Template = (typeof TEMPLATES)[number]

const FILL: Record<Exclude<Template, 'empty'>, (connection: pg.ClientConfig) => Promise<void>> = {
  // it needs the whole server, which nobody else here does
  world: async (connection) => (await import('./world-template.ts')).fillWorld(connection),
  async places(connection) {
    const opened = openConnections(connection)
    await loadPlaces(opened.db)
    await opened.stop()
  },
}

export interface TestServer {
  /** The template is made when it is first asked for; `template0`, which lacks our tables, is PostgreSQL's own. */
  sourceOf(template: Template | 'template0'): Promise<DatabaseSource>
  stop(): Promise<void>
}

/** One database server for a run: one of its own, or the one that DATABASE_URL names. */
export async function startTestServer(): Promise<TestServer> {
  const url = process.env['DATABASE_URL']
  const { connection: admin, stop: stopServer } = url
    ? { connection: { connectionString: url }, stop: async () => {} }
    : await startTemporaryServer()
  const prefix = `mesob_test_${process.pid}_${Date.now().toString(36)}`
  const locale = url ? `locale 'C.UTF-8'` : ''
  const client = new pg.Client(admin)
  client.on('error', () => {})
  const made = new Map<Template, Promise<string>>()
  const templateOf = (template: Template): Promise<string> => {
    const name = made.get(template) ?? make(template)
    made.set(template, name)
    return name
  }
  const make = async (template: Template): Promise<string> => {
    const name = `${prefix}_template_${template}`
    if (template === 'empty') {
      await client.query(`create database ${name} template template0 encoding 'UTF8' ${locale}`)
      await migrate(databaseOf(admin, name))
    } else {
      await client.query(copyOf(await templateOf('empty'), name))
      await FILL[template](databaseOf(admin, name))
    }
    await client.query(`alter database ${name} with is_template true allow_connections false`)
    return name
  }
  const stop = async () => {
    await Promise.allSettled(made.values())
    await dropDatabases(client, prefix).catch(() => {}) // the server may be gone, and they with it
    await client.end()
    await stopServer()
  }
  try {
    await client.connect()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    sourceOf: async (template) => ({
      admin,
      prefix,
      template: template === 'template0' ? template : await templateOf(template),
    }),
    stop,
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
