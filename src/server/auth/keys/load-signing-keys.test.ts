import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSigningKeys } from './load-signing-keys.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'
import { signApiKey, signToken } from './sign-token.ts'
import { tokenVerifier } from './verify-token.ts'

const now = new Date('2026-11-20T12:00:00Z')
const claims = { role: 'authenticated' }
let folder = ''
const load = () => loadSigningKeys(folder, 'ES256')
const file = () => join(folder, 'keys', 'signing-keys.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mesob-keys-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('keys are made once, for the server alone, and found again', () => {
  const made = load()
  expect(load().current.kid).toBe(made.current.kid)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'keys')).mode & 0o777).toBe(0o700)
})

test.each([
  ['ES256', { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String) }],
  ['RS256', { kty: 'RSA', n: expect.any(String), e: 'AQAB' }],
] as const)('what is published of %s holds no private member', (alg, members) => {
  const { published, current, api } = loadSigningKeys(folder, alg)
  const common = { kid: expect.any(String), alg, use: 'sig', key_ops: ['verify'] }
  expect(published).toEqual(Array.from({ length: 3 }, () => ({ ...common, ...members })))
  expect(new Set(published.map(({ kid }) => kid)).size).toBe(3)
  expect(published.map(({ kid }) => kid)).toEqual(expect.arrayContaining([current.kid, api.kid]))
})

test('many first starts at once agree on one key', async () => {
  const program = `import { loadSigningKeys } from '#server/auth/keys/load-signing-keys.ts'
    console.log(loadSigningKeys(${JSON.stringify(folder)}, 'ES256').current.kid)`
  const starts = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module-typescript', '-e', program]),
  )
  const kids = (await Promise.all(starts)).map(({ stdout }) => stdout.trim())
  expect(new Set(kids).size).toBe(1)
  expect(kids[0]).toBe(load().current.kid)
})

test('a file from before API keys had their own goes on, and they outlive rotations', async () => {
  load()
  const made = JSON.parse(readFileSync(file(), 'utf8')) as { keys: { status: string }[] }
  writeFileSync(file(), JSON.stringify({ keys: made.keys.filter(({ status }) => status === 'current') }))
  const before = load()
  const signer = { keys: before, issuer: 'x', now }
  const [person, program] = [await signToken(signer, claims, 60), await signApiKey(signer, 'anon')]
  for (let hours = 0; hours < 3; hours++)
    rotateSigningKeys(folder, 'ES256', new Date(now.getTime() + hours * 4_000_000))
  const after = load()
  expect(new Set(after.published.map(({ kid }) => kid)).size).toBe(after.published.length)
  expect(await tokenVerifier(after, null).verify(program, now)).toMatchObject({ role: 'anon' })
  expect(await tokenVerifier(after, null).verify(person, now)).toMatchObject(claims)
})

test('each key counts with its own algorithm, a shared secret only where there is one', async () => {
  const keys = loadSigningKeys(folder, 'RS256')
  const byRsa = await signToken({ keys, issuer: 'x', now }, claims, 60)
  expect(await tokenVerifier(keys, null).verify(byRsa, now)).toMatchObject(claims)

  const secret = Buffer.from('a secret that is shared with some other program')
  const seconds = Math.floor(now.getTime() / 1000)
  const byHand = (key: Uint8Array, header: { alg: string; kid?: string }) =>
    new SignJWT({ ...claims, exp: seconds + 60 }).setProtectedHeader(header).sign(key)
  const shared = await byHand(secret, { alg: 'HS256' })
  expect(await tokenVerifier(keys, secret).verify(shared, now)).toMatchObject(claims)
  expect(await tokenVerifier(keys, secret).verify(shared, new Date(now.getTime() + 61_000))).toBeNull()
  expect(await tokenVerifier(keys, null).verify(shared, now)).toBeNull()
  const publicKey = new TextEncoder().encode(JSON.stringify(keys.published[0]))
  const confused = await byHand(publicKey, { alg: 'HS256', kid: keys.current.kid })
  expect(await tokenVerifier(keys, secret).verify(confused, now)).toBeNull()
  const stronger = await byHand(secret, { alg: 'HS512' })
  expect(await tokenVerifier(keys, secret).verify(stronger, now)).toBeNull()
})

test('a damaged file ends the start with a sentence', () => {
  load()
  writeFileSync(file(), '{"keys":')
  expect(() => load()).toThrow(/is damaged: restore it from a backup/)
  writeFileSync(file(), '{"keys":[]}')
  expect(() => load()).toThrow(/holds no current key/)
})

test('a token ends when its time is up, remembered or not', async () => {
  const keys = load()
  const verifier = tokenVerifier(keys, null)
  const token = await signToken({ keys, issuer: 'x', now }, claims, 60)
  expect(await verifier.verify(token, new Date(now.getTime() + 59_000))).toMatchObject(claims)
  expect(await verifier.verify(token, new Date(now.getTime() + 61_000))).toBeNull()
  expect(await tokenVerifier(keys, null).verify(token, new Date(now.getTime() + 61_000))).toBeNull()
})

test.each(['', 'x', 'a.b.c', 'e30.e30.', 'x'.repeat(20_000)])('%.12s is no token', async (text) => {
  expect(await tokenVerifier(load(), null).verify(text, now)).toBeNull()
})
