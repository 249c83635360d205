import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentTable, README, withEnvironmentTable } from './environment-table.ts'

test('README.md holds the table that npm run env:example writes', () => {
  const readme = readFileSync(README, 'utf8')
  expect(readme).toContain(environmentTable())
  expect(withEnvironmentTable(readme)).toBe(readme)
})
