import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type OpenDatabase, openConnections } from '#server/platform/database/open-database.ts'
import { databaseOf, TestServer } from './global-setup.ts'

let serial = 0

/** An empty migrated database of this test file alone; open from its first test to its last. */
export function freshDatabase(): { readonly opened: OpenDatabase } {
  let opened: OpenDatabase | undefined
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const made = await createDatabase()
    drop = made.drop
    opened = openConnections(made.connection)
  })
  afterAll(async () => {
    await opened?.stop()
    await drop?.()
  })
  return {
    get opened() {
      if (!opened) throw new Error('The database is there when the tests run, not while they are declared.')
      return opened
    },
  }
}

/** A copy of a template: `empty` is migrated, `world` has the diaspora's cities too, `template0` lacks our tables. */
export async function createDatabase(
  options: { template?: 'empty' | 'world' | 'template0'; locale?: string } = {},
): Promise<{ connection: pg.ClientConfig; drop(): Promise<void> }> {
  const { admin, templates, prefix } = await askForServer()
  const { template = 'empty' } = options
  const name = `${prefix}_${process.pid}_${serial++}`
  const locale = options.locale ? `locale_provider libc locale '${options.locale}'` : ''
  // copying files is ten times quicker than writing the copy into the log, which is the default
  await asAdmin(
    admin,
    `create database ${name} template ${template === 'template0' ? template : templates[template]} strategy file_copy ${locale}`,
  )
  return {
    connection: databaseOf(admin, name),
    drop: () => asAdmin(admin, `drop database if exists ${name} with (force)`),
  }
}

async function askForServer(): Promise<TestServer> {
  const socket = connect(inject('testServerSocket'))
  await once(socket, 'connect')
  const answer = await text(socket)
  if (!answer.startsWith('{')) throw new Error(answer)
  return TestServer.parse(JSON.parse(answer))
}

async function asAdmin(admin: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
