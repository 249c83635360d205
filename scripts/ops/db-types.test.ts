import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/testing/fresh-database.ts'
import { SCHEMA_FILE, schemaSource } from './db-types.ts'

const database = freshDatabase()

test('schema.ts is what npm run db:types writes', async () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(await schemaSource(database.opened.connection))
})
