import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type OpenDatabase, openConnections } from '#server/platform/database/open-database.ts'
import { copyDatabase, DatabaseSource } from './database-source.ts'
import type { Question } from './global-setup.ts'
import type { Template } from './test-server.ts'

/** A copy of a template for this test file alone; open from its first test to its last. */
export function freshDatabase(template: Template = 'empty'): { readonly opened: OpenDatabase } {
  let opened: OpenDatabase | undefined
  let drop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const made = await createDatabase({ template })
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

/** A copy of a template, `empty` unless another is named. */
export async function createDatabase(
  options: { template?: Question; locale?: string } = {},
): Promise<{ connection: pg.ClientConfig; drop(): Promise<void> }> {
  return copyDatabase(await askForSource(options.template ?? 'empty'), options.locale)
}

async function askForSource(question: Question): Promise<DatabaseSource> {
  const socket = connect(inject('testServerSocket'))
  await once(socket, 'connect')
  socket.end(question)
  const answer = await text(socket)
  if (!answer.startsWith('{')) throw new Error(answer)
  return DatabaseSource.parse(JSON.parse(answer))
}
