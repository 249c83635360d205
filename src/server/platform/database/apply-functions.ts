import type pg from 'pg'
import type { FunctionFile } from './function-files.ts'

/** PostgreSQL's answer to `create or replace` when the result or the names of the parameters differ. */
const CANNOT_BE_REPLACED = '42P13'

interface Version {
  oid: string
  /** The transaction that wrote the row last: it differs once a definition was applied. */
  written: string
}

/**
 * Applies, in one transaction, each function whose file differs from what the database has (table applied_function),
 * in the order given, and drops functions and triggers that no file defines any more. Only functions that a file of
 * ours ever defined are dropped: those that were applied, and `former`.
 * @param former names that may be there without having been applied from a file
 * @returns the paths of the files that were applied now
 */
export async function applyFunctions(
  client: pg.Client,
  files: readonly FunctionFile[],
  former: readonly string[],
): Promise<string[]> {
  await client.query(`
    create table if not exists applied_function (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_function',
  )
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const waiting = files.filter(({ name, checksum }) => applied.get(name) !== checksum)
  const names = new Set(files.map(({ name }) => name))
  const gone = [...new Set([...applied.keys(), ...former])].filter((name) => !names.has(name))
  if (waiting.length === 0 && gone.every((name) => !applied.has(name))) return []
  await client.query('begin')
  try {
    const stale = await versionsOf(client, 'pg_proc', gone)
    for (const file of waiting) stale.push(...(await applyFunction(client, file)))
    await dropFunctions(client, stale)
    await client.query('delete from applied_function where name = any($1)', [gone])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  return waiting.map(({ path }) => path)
}

/** @returns the versions of this function that its file defines no more, such as one with other parameters */
async function applyFunction(client: pg.Client, file: FunctionFile): Promise<Version[]> {
  const before = await versionsOf(client, 'pg_proc', [file.name])
  const triggersBefore = await versionsOf(client, 'pg_trigger', [file.name])
  try {
    await define(client, file, before)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Function ${file.path} failed: ${reason}`, { cause: error })
  }
  const after = await versionsOf(client, 'pg_proc', [file.name])
  await dropTriggers(client, unchanged(triggersBefore, await versionsOf(client, 'pg_trigger', [file.name])))
  await client.query(
    `insert into applied_function (name, checksum) values ($1, $2)
     on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
    [file.name, file.checksum],
  )
  return unchanged(before, after)
}

async function define(client: pg.Client, { sql }: FunctionFile, before: readonly Version[]): Promise<void> {
  await client.query('savepoint definition')
  try {
    await client.query(sql)
  } catch (error) {
    if ((error as { code?: string }).code !== CANNOT_BE_REPLACED) throw error
    await client.query('rollback to savepoint definition')
    await dropFunctions(client, before)
    await client.query(sql)
  }
  await client.query('release savepoint definition')
}

const unchanged = (before: readonly Version[], after: readonly Version[]): Version[] =>
  after.filter(({ oid, written }) => before.some((row) => row.oid === oid && row.written === written))

/** The rows of the catalogue about functions of these names in the schema public, or about the triggers that run them. */
async function versionsOf(
  client: pg.Client,
  catalogue: 'pg_proc' | 'pg_trigger',
  names: readonly string[],
): Promise<Version[]> {
  const ours = `pg_proc.proname = any($1) and pg_proc.pronamespace = 'public'::regnamespace`
  const { rows } = await client.query<Version>(
    catalogue === 'pg_proc'
      ? `select oid::text, xmin::text as written from pg_proc where ${ours}`
      : `select pg_trigger.oid::text, pg_trigger.xmin::text as written
         from pg_trigger join pg_proc on pg_proc.oid = tgfoid where ${ours}`,
    [names],
  )
  return rows
}

/** In one statement, since they may depend on each other. @throws when something else still depends on one */
async function dropFunctions(client: pg.Client, versions: readonly Version[]): Promise<void> {
  if (versions.length === 0) return
  const oids = versions.map(({ oid }) => oid)
  const { rows: triggers } = await client.query<Version>(
    'select oid::text, xmin::text as written from pg_trigger where tgfoid = any($1::oid[])',
    [oids],
  )
  await dropTriggers(client, triggers)
  const { rows } = await client.query<{ list: string }>(
    `select string_agg(oid::regprocedure::text, ', ') as list from pg_proc where oid = any($1::oid[])`,
    [oids],
  )
  if (rows[0]?.list) await client.query(`drop function ${rows[0].list}`)
}

async function dropTriggers(client: pg.Client, triggers: readonly Version[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
     from pg_trigger where oid = any($1::oid[]) and not tgisinternal`,
    [triggers.map(({ oid }) => oid)],
  )
  for (const { statement } of rows) await client.query(statement)
}
