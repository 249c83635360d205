import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadPushKeys } from './load-push-keys.ts'
import { isPointOnCurve } from './push-policy.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mesob-push-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** As a server that starts: nothing is remembered from the one before. */
const start = () => loadPushKeys({ dataDir, pushKeys: null })
const file = () => join(dataDir, 'keys/push-keys.json')

test('a pair is made once, for its owner only, and found again', () => {
  const first = start()
  expect(isPointOnCurve(Buffer.from(first.publicKey, 'base64url'))).toBe(true)
  expect(start()).toEqual(first)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('that of the configuration comes first, and no file is made', () => {
  const pushKeys = { publicKey: 'B'.repeat(87), privateKey: 'A'.repeat(43) }
  expect(loadPushKeys({ dataDir, pushKeys })).toEqual(pushKeys)
  expect(() => statSync(file())).toThrow('ENOENT')
})

test('a damaged file says what to do', () => {
  start()
  writeFileSync(file(), '{"publicKey": "x"}')
  expect(start).toThrow(/push-keys\.json is damaged: restore it/)
})
