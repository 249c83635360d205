import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

const FILE_NAME = /^(\d{4})-[a-z0-9-]+\.sql$/
/** First line of a file that brings its own begin and commit; it must then be safe to run again. */
const OWN_TRANSACTION = '-- own transaction'

export interface Migration {
  name: string
  sql: string
  checksum: string
}

/**
 * Runs each numbered file that has not run yet, in order, in a transaction of its own together with the record of it.
 * @returns the names of the files that ran now
 * @throws when a file that already ran was changed or removed, or when one is missing before it
 */
export async function runNumbered(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key, checksum text not null, ran_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  const waiting = stillToRun(migrations, rows)
  for (const migration of waiting) await runMigration(client, migration)
  return waiting.map(({ name }) => name)
}

/** The files of a folder by their numbers. @throws for a name without a number of its own */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const numbers = names.map((name) => FILE_NAME.exec(name)?.[1])
  const misnamed = names.find((_, index) => !numbers[index] || numbers[index] === numbers[index - 1])
  if (misnamed)
    throw new Error(`Migration ${misnamed} should be called NNNN-<feature>.sql with a number of its own.`)
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/** What ran must be the beginning of what there is: nothing gone, changed, or squeezed in between. */
function stillToRun(
  migrations: readonly Migration[],
  ran: { name: string; checksum: string }[],
): Migration[] {
  ran.forEach(({ name, checksum }, index) => {
    const found = migrations[index]
    if (found?.name !== name) {
      throw new Error(
        found && found.name < name
          ? `Migration ${found.name} comes before ${name}, which already ran on this database: give it the next free number.`
          : `The database has run migration ${name}, which this version does not have: it belongs to a newer version.`,
      )
    }
    if (found.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it ran on this database: undo the change and write a new migration.`,
      )
    }
  })
  return migrations.slice(ran.length)
}

async function runMigration(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  const own = sql.startsWith(OWN_TRANSACTION)
  try {
    if (!own) await client.query('begin')
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    if (!own) await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error })
  }
}
