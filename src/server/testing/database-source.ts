import pg from 'pg'
import { z } from 'zod'

const Admin = z.union([
  z.object({ connectionString: z.string() }),
  z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
])
export type Admin = z.infer<typeof Admin>

/** What a process needs to make a database of its own. */
export const DatabaseSource = z.object({
  admin: Admin,
  /** Begins the names of this run's databases; a server named by DATABASE_URL may have those of other runs. */
  prefix: z.string(),
  /** The database to be copied. */
  template: z.string(),
})
export type DatabaseSource = z.infer<typeof DatabaseSource>

/** Copying files is ten times quicker than writing the copy into the log, which is the default. */
export const copyOf = (template: string, name: string) =>
  `create database ${name} template ${template} strategy file_copy`

let serial = 0

/** A database for this process alone. */
export async function copyDatabase(
  { admin, prefix, template }: DatabaseSource,
  locale?: string,
): Promise<{ connection: pg.ClientConfig; drop(): Promise<void> }> {
  const name = `${prefix}_${process.pid}_${serial++}`
  const collation = locale ? ` locale_provider libc locale '${locale}'` : ''
  await asAdmin(admin, `${copyOf(template, name)}${collation}`)
  return {
    connection: databaseOf(admin, name),
    drop: () => asAdmin(admin, `drop database if exists ${name} with (force)`),
  }
}

async function asAdmin(admin: Admin, statement: string): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function databaseOf(server: Admin, database: string): pg.ClientConfig {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
