import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import pg from 'pg'

/** Schemas that the migrations make. */
const OUR_SCHEMAS = ['public', 'auth', 'pgboss']
/** Where packages put PostgreSQL's programs, beside PATH. */
const PACKAGE_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
]

/** Writes the database that `url` names into one file, in pg_dump's own format. */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  await run('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', '--file', file])
}

/**
 * Loads a file of dumpDatabase.
 * @param replace drop what our schemas hold first
 * @throws when they hold something and `replace` is false, when a server of ours is connected, or when the
 * file is none of pg_dump; then nothing was changed
 */
export async function restoreDump(url: string, file: string, replace: boolean): Promise<void> {
  await run('pg_restore', url, ['--list', '--file', '/dev/null', file])
  const client = new pg.Client({ connectionString: url, application_name: 'restore' })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: number; servers: number }>(
      `select (select count(*)::int from pg_tables where schemaname = any ($1)) as tables,
              (select count(*)::int from pg_stat_activity
               where datname = current_database() and application_name like 'mesob%') as servers`,
      [OUR_SCHEMAS],
    )
    if (rows[0]?.servers)
      throw new Error('A server uses the database that DATABASE_URL names: stop it first.')
    if (rows[0]?.tables && !replace) {
      throw new Error('The database that DATABASE_URL names is not empty: --force replaces what it holds.')
    }
    for (const schema of OUR_SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`)
    await client.query('create schema public')
  } finally {
    await client.end()
  }
  const { address } = withoutPassword(url)
  await run('pg_restore', url, [
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--dbname',
    address,
    file,
  ])
}

async function run(name: 'pg_dump' | 'pg_restore', url: string, args: string[]): Promise<void> {
  const { address, password } = withoutPassword(url)
  const program = findProgram(name, await serverVersion(url))
  const target = name === 'pg_dump' ? ['--dbname', address] : []
  const { status, stderr } = spawnSync(program, [...target, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (status !== 0) throw new Error(`${name} failed: ${stderr.trim()}`)
}

/** A command line can be read by every user of the machine. */
function withoutPassword(url: string): { address: string; password: string } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { address: parsed.href, password }
}

async function serverVersion(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ major: number }>(
      `select current_setting('server_version_num')::int / 10000 as major`,
    )
    return rows[0]?.major ?? 0
  } finally {
    await client.end()
  }
}

/** The oldest installed program that knows the server's version; PostgreSQL's tools refuse newer servers. */
function findProgram(name: string, serverMajor: number): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...globSync(PACKAGE_FOLDERS)]
  const found = folders
    .map((folder) => join(folder, name))
    .map((path) => ({ path, major: majorOf(path) }))
    .filter(({ major }) => major >= serverMajor)
    .toSorted((one, other) => one.major - other.major)
  if (found[0]) return found[0].path
  throw new Error(
    `${name} of PostgreSQL ${serverMajor} or newer is needed: install postgresql-client-${serverMajor}.`,
  )
}

function majorOf(program: string): number {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)(\.\d+)*/.exec(stdout ?? '')?.[1] ?? 0)
}
