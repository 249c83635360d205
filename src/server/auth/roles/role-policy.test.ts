import { expect, test } from 'vitest'
import { highestRole } from './role-policy.ts'

test.each([
  [[], 'user'],
  [['user'], 'user'],
  [['manager', 'user'], 'manager'],
  [['user', 'admin', 'manager'], 'admin'],
  [['admin', 'user'], 'admin'],
  [['owner'], 'user'],
])('%j gives %s', (rows, role) => {
  expect(highestRole(rows)).toBe(role)
})
