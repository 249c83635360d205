import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSigningKeys } from './load-signing-keys.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mesob-rotate-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the next key is published before it signs, the last one as long as its tokens live', () => {
  const first = loadSigningKeys(folder).current.kid
  const second = rotateSigningKeys(folder, new Date('2026-11-20T12:00:00Z'))
  const after = loadSigningKeys(folder)
  expect(after.current.kid).toBe(second)
  expect(after.verifying.has(first)).toBe(true)
  const standby = [...after.verifying.keys()].find((kid) => kid !== first && kid !== second)
  expect(rotateSigningKeys(folder, new Date('2026-11-20T12:30:00Z'))).toBe(standby)
  expect(loadSigningKeys(folder).verifying.has(first)).toBe(true)
  rotateSigningKeys(folder, new Date('2026-11-20T13:10:00Z'))
  expect(loadSigningKeys(folder).verifying.has(first)).toBe(false)
  expect(statSync(join(folder, 'keys', 'signing-keys.json')).mode & 0o777).toBe(0o600)
})
