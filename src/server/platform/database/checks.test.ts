import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createDatabase } from '#server/testing/fresh-database.ts'
import { checkDatabase } from './checks.ts'

const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

async function emptyDatabase(options: { locale?: string } = {}) {
  const { connection, drop } = await createDatabase({ template: 'template0', ...options })
  cleanUp.push(drop)
  return connection
}

async function connectTo(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  await client.connect()
  cleanUp.push(() => client.end())
  return client
}

test('an empty database of ours will do', async () => {
  const client = await connectTo(await emptyDatabase())
  await expect(checkDatabase(client)).resolves.toBeUndefined()
})

test('one whose character type knows no Amharic is refused with the command that makes a better one', async () => {
  const client = await connectTo(await emptyDatabase({ locale: 'C' }))
  await expect(checkDatabase(client)).rejects.toThrow(
    /knows no Amharic letters: make one with "create database .+ locale 'C.UTF-8'"/,
  )
})

test('a user without rights is told what an administrator has to run', async () => {
  const connection = await emptyDatabase()
  const admin = await connectTo(connection)
  const role = `mesob_guest_${process.pid}`
  await admin.query(`create role ${role}`)
  cleanUp.push(() => admin.query(`drop owned by ${role}; drop role ${role}`))
  const guest = await connectTo(connection)
  await guest.query(`set role ${role}`)
  await expect(checkDatabase(guest)).rejects.toThrow(`owner to ${role}`)

  await admin.query(`grant create on schema public to ${role}`)
  await admin.query(`grant create on database ${pg.escapeIdentifier(guest.database ?? '')} to ${role}`)
  await expect(checkDatabase(guest)).rejects.toThrow(
    /may not create .+"create extension if not exists earthdistance cascade;"/,
  )
})
