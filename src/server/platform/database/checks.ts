import type pg from 'pg'

/** What the migrations build on; the embedded server brings them, Debian has them in postgresql-contrib. */
const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist', 'cube', 'earthdistance']
const OLDEST_VERSION = 150_000

interface Facts {
  version: number
  version_name: string
  encoding: string
  database: string
  owner: string
  missing: string[]
  may_create: boolean
}

/**
 * Looks whether the database can carry the application, before and after the extensions are there.
 * @throws one sentence that says what to do
 */
export async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_version') as version_name,
            pg_encoding_to_char(encoding) as encoding,
            quote_ident(current_database()) as database,
            quote_ident(current_user) as owner,
            array(select name from unnest($1::text[]) as name
                  where name not in (select name from pg_available_extensions)) as missing,
            has_database_privilege(current_database(), 'create')
              and has_schema_privilege('public', 'create') as may_create
     from pg_database where datname = current_database()`,
    [EXTENSIONS],
  )
  const facts = rows[0]
  if (!facts) throw new Error('The database says nothing about itself.')
  if (facts.version < OLDEST_VERSION) {
    throw new Error(`The database server is PostgreSQL ${facts.version_name}: use version 15 or newer.`)
  }
  if (facts.encoding !== 'UTF8') {
    throw new Error(
      `Database ${facts.database} is encoded in ${facts.encoding}: ${createInstead(facts.database)}`,
    )
  }
  if (facts.missing.length > 0) {
    throw new Error(
      `The database server lacks the extensions ${facts.missing.join(', ')}: install its contrib package (on Debian and Ubuntu: apt-get install postgresql-contrib).`,
    )
  }
  if (!facts.may_create) {
    throw new Error(
      `User ${facts.owner} may not create tables in database ${facts.database}: run "alter database ${facts.database} owner to ${facts.owner}" as an administrator.`,
    )
  }
  await checkLetters(client, facts.database)
}

/** pg_trgm finds letters by the character type: with C it sees none in Amharic, and no search would find it. */
async function checkLetters(client: pg.ClientBase, database: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query('create extension if not exists pg_trgm')
    const { rows } = await client.query<{ found: number | null }>(
      `select cardinality(public.show_trgm('እንጀራ')) as found`,
    )
    if (!rows[0]?.found) {
      throw new Error(
        `The character type of database ${database} knows no Amharic letters: ${createInstead(database)}`,
      )
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw refused(error)
      ? new Error(
          `The database user may not create extensions: let an administrator run ${extensionCommands()} in database ${database}.`,
          { cause: error },
        )
      : error
  }
}

function refused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501'
}

function extensionCommands(): string {
  return `"${EXTENSIONS.map((name) => `create extension ${name};`).join(' ')}"`
}

function createInstead(database: string): string {
  return `make one with "create database ${database} template template0 encoding 'UTF8' locale 'C.UTF-8'".`
}
