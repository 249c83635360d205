import { join } from 'node:path'
import pg from 'pg'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { readMigrations, runNumbered } from './numbered-migrations.ts'
import { applyFunctions } from './apply-functions.ts'
import { formerFunctions, readFunctions } from './function-files.ts'

/** Tables, columns and data, in plain SQL, forward only: `NNNN-<feature>.sql`, numbered without gaps. */
export const MIGRATIONS_FOLDER = join(PROJECT_ROOT, 'migrations')
/** The latest definition of each function with its triggers: `<feature>/<function>.sql`. */
export const FUNCTIONS_FOLDER = join(PROJECT_ROOT, 'database/functions')
/** Key of the advisory lock under which one process at a time migrates a database. */
const MIGRATION_LOCK = 727_002

const OURS = { migrations: MIGRATIONS_FOLDER, functions: FUNCTIONS_FOLDER }

/**
 * Brings the database up to the files of this version: the numbered ones that have not run yet, then every function
 * whose file differs from what was applied last. Processes that start at the same time wait for one another.
 * @returns the names of the files that ran now: `NNNN-<feature>.sql`, then `<feature>/<function>.sql`
 * @throws when a numbered file that already ran was changed or removed, or when one is missing before it
 */
export async function migrate(config: pg.ClientConfig, folders = OURS): Promise<string[]> {
  const migrations = readMigrations(folders.migrations)
  const functions = readFunctions(folders.functions)
  const client = new pg.Client({ ...config, application_name: 'mesob migrate', statement_timeout: 0 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const ran = await runNumbered(client, migrations)
    const applied = await applyFunctions(client, functions, formerFunctions(migrations))
    return [...ran, ...applied]
  } finally {
    await client.end()
  }
}
