import type pg from 'pg'

/** What the migrations build on; the embedded server brings them, Debian has them in postgresql-contrib. */
const EXTENSIONS = ['pg_trgm', 'btree_gist', 'cube', 'earthdistance']
const OLDEST_VERSION = 150_000

interface Facts {
  version: number
  version_name: string
  encoding: string
  database: string
  owner: string
  may_create: boolean
  /** Extensions that the server's packages do not hold. */
  missing: string[]
  /** Extensions that are not there yet and that this user may not create. */
  beyond: string[]
}

/**
 * Looks whether the database can carry the application, before it is migrated.
 * @throws one sentence that says what to do
 */
export async function checkDatabase(client: pg.ClientBase): Promise<void> {
  const facts = await readFacts(client)
  const { database, owner, missing, beyond } = facts
  if (facts.version < OLDEST_VERSION) {
    throw new Error(`The database server is PostgreSQL ${facts.version_name}: use version 15 or newer.`)
  }
  if (facts.encoding !== 'UTF8') {
    throw new Error(`Database ${database} is encoded in ${facts.encoding}: ${createInstead(database)}`)
  }
  if (missing.length > 0) {
    throw new Error(
      `The database server lacks the extensions ${missing.join(', ')}: install its contrib package (on Debian and Ubuntu: apt-get install postgresql-contrib).`,
    )
  }
  if (!facts.may_create) {
    throw new Error(
      `User ${owner} may not create tables in database ${database}: let an administrator run "alter database ${database} owner to ${owner}".`,
    )
  }
  if (beyond.length > 0) {
    const commands = beyond.map((name) => `create extension if not exists ${name} cascade;`).join(' ')
    throw new Error(
      `User ${owner} may not create the extensions ${beyond.join(', ')}: let an administrator run "${commands}" in database ${database}.`,
    )
  }
  if (!(await knowsAmharic(client))) {
    throw new Error(
      `The character type of database ${database} knows no Amharic letters: ${createInstead(database)}`,
    )
  }
}

async function readFacts(client: pg.ClientBase): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_version') as version_name,
            pg_encoding_to_char(encoding) as encoding,
            quote_ident(datname) as database,
            quote_ident(current_user) as owner,
            has_database_privilege(datname, 'create') and has_schema_privilege('public', 'create') as may_create,
            array(select name::text from unnest($1::text[]) as name
                  where name not in (select name from pg_available_extensions)) as missing,
            array(select name::text
                  from pg_available_extensions
                  join pg_available_extension_versions using (name)
                  where name = any ($1) and version = default_version and installed_version is null
                    and superuser and not trusted
                    and not (select rolsuper from pg_roles where rolname = current_user)
                  order by name) as beyond
     from pg_database where datname = current_database()`,
    [EXTENSIONS],
  )
  if (!rows[0]) throw new Error('The database says nothing about itself.')
  return rows[0]
}

/** pg_trgm finds letters by the character type: with C it sees none in Amharic, and no search would find it. */
async function knowsAmharic(client: pg.ClientBase): Promise<boolean> {
  await client.query('create extension if not exists pg_trgm')
  const { rows } = await client.query<{ found: number }>(`select cardinality(show_trgm('እንጀራ')) as found`)
  return (rows[0]?.found ?? 0) > 0
}

function createInstead(database: string): string {
  return `make one with "create database ${database} template template0 encoding 'UTF8' locale 'C.UTF-8'".`
}
