import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSigningKeys } from './load-signing-keys.ts'
import { signToken } from './sign-token.ts'
import { tokenVerifier } from './verify-token.ts'

const now = new Date('2026-11-20T12:00:00Z')
const claims = { role: 'authenticated' }
let folder = ''
const file = () => join(folder, 'keys', 'signing-keys.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mesob-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('keys are made once, for the server alone, and found again', () => {
  const made = loadSigningKeys(folder)
  expect(loadSigningKeys(folder).current.kid).toBe(made.current.kid)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700)
})

test('what is published holds no private member', () => {
  const { published } = loadSigningKeys(folder)
  expect(published).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String),
    },
  ])
})

test('many first starts at once agree on one key', async () => {
  const program = `import { loadSigningKeys } from '#server/auth/keys/load-signing-keys.ts'
    console.log(loadSigningKeys(${JSON.stringify(folder)}).current.kid)`
  const starts = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', program]),
  )
  const kids = (await Promise.all(starts)).map(({ stdout }) => stdout.trim())
  expect(new Set(kids).size).toBe(1)
  expect(kids[0]).toBe(loadSigningKeys(folder).current.kid)
})

test('after a rotation the previous key still verifies and the current one signs', async () => {
  const before = loadSigningKeys(folder)
  const old = await signToken({ keys: before, issuer: 'x', now }, claims, 60)
  const kept = JSON.parse(readFileSync(file(), 'utf8')) as { keys: { status: string; jwk: object }[] }
  const second = mkdtempSync(join(tmpdir(), 'mesob-keys-'))
  loadSigningKeys(second)
  const made = JSON.parse(readFileSync(join(second, 'keys', 'signing-keys.json'), 'utf8')) as typeof kept
  rmSync(second, { recursive: true })
  writeFileSync(
    file(),
    JSON.stringify({ keys: [...made.keys, ...kept.keys.map((key) => ({ ...key, status: 'previous' }))] }),
  )

  const after = loadSigningKeys(folder)
  expect(after.current.kid).not.toBe(before.current.kid)
  expect(after.published).toHaveLength(2)
  expect(await tokenVerifier(after).verify(old, now)).toMatchObject(claims)
})

test('a damaged file ends the start with a sentence', () => {
  loadSigningKeys(folder)
  writeFileSync(file(), '{"keys":')
  expect(() => loadSigningKeys(folder)).toThrow(/is damaged: restore it from a backup/)
  writeFileSync(file(), '{"keys":[]}')
  expect(() => loadSigningKeys(folder)).toThrow(/holds no current key/)
})

test('a token ends when its time is up, remembered or not', async () => {
  const keys = loadSigningKeys(folder)
  const verifier = tokenVerifier(keys)
  const token = await signToken({ keys, issuer: 'x', now }, claims, 60)
  expect(await verifier.verify(token, new Date(now.getTime() + 59_000))).toMatchObject(claims)
  expect(await verifier.verify(token, new Date(now.getTime() + 61_000))).toBeNull()
  expect(await tokenVerifier(keys).verify(token, new Date(now.getTime() + 61_000))).toBeNull()
})

test.each(['', 'x', 'a.b.c', 'e30.e30.', 'x'.repeat(20_000)])('%.12s is no token', async (text) => {
  expect(await tokenVerifier(loadSigningKeys(folder)).verify(text, now)).toBeNull()
})
