import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calculateJwkThumbprint, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { importSigningKey } from './import-signing-key.ts'
import { loadSigningKeys } from './load-signing-keys.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'
import { signToken } from './sign-token.ts'
import { tokenVerifier } from './verify-token.ts'

const now = new Date('2026-11-20T12:00:00Z')
const claims = { role: 'authenticated' }
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mesob-import-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const load = () => loadSigningKeys(folder, 'ES256')
const bring = (text: string) => importSigningKey(folder, 'ES256', text, now)
const ecKey = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve }).privateKey
const rsaKey = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength }).privateKey
const pem = (key: ReturnType<typeof ecKey>) => key.export({ format: 'pem', type: 'pkcs8' }).toString()

describe('a key from elsewhere', () => {
  test('keeps its id: tokens it has signed count, and so do those of the key before it', async () => {
    const before = load()
    const ours = await signToken({ keys: before, issuer: 'x', now }, claims, 60)
    const key = ecKey()
    const exp = Math.floor(now.getTime() / 1000) + 60
    const theirs = await new SignJWT({ ...claims, exp })
      .setProtectedHeader({ alg: 'ES256', kid: 'elsewhere' })
      .sign(key)
    expect(await tokenVerifier(load(), null).verify(theirs, now)).toBeNull()
    expect(await bring(JSON.stringify({ ...key.export({ format: 'jwk' }), kid: 'elsewhere' }))).toBe(
      'elsewhere',
    )
    const after = load()
    expect(after.current.kid).toBe('elsewhere')
    expect(after.api.kid).toBe(before.api.kid)
    for (const token of [ours, theirs])
      expect(await tokenVerifier(after, null).verify(token, now)).toMatchObject(claims)
    expect(JSON.stringify(after.published)).not.toContain('"d"')
  })

  test('in PEM is named by its thumbprint, and gives way to the next rotation', async () => {
    const key = rsaKey()
    const standby = load().published.map(({ kid }) => kid)
    const kid = await calculateJwkThumbprint(key.export({ format: 'jwk' }))
    expect(await bring(pem(key))).toBe(kid)
    expect(load().current).toMatchObject({ kid, algorithm: 'RS256' })
    const next = rotateSigningKeys(folder, 'ES256', now)
    expect(standby).toContain(next)
    expect(load().current).toMatchObject({ kid: next, algorithm: 'ES256' })
    expect(load().verifying.has(kid)).toBe(true)
  })
})

describe('invalid', () => {
  test.each([
    ['nothing', () => '', /no key that can sign/],
    ['no key', () => '{"kty":"EC"}', /no key that can sign/],
    ['a list', () => JSON.stringify([ecKey().export({ format: 'jwk' })]), /no key that can sign/],
    ['a shared secret', () => '{"kty":"oct","k":"c2VjcmV0"}', /no key that can sign/],
    [
      'a public key',
      () => JSON.stringify({ ...ecKey().export({ format: 'jwk' }), d: undefined }),
      /no key that can sign/,
    ],
    [
      'a key under a passphrase',
      () =>
        ecKey().export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'x' }).toString(),
      /no key that can sign/,
    ],
    ['another curve', () => pem(ecKey('P-384')), /Only EC keys on P-256/],
    ['a short RSA key', () => pem(rsaKey(1024)), /2048 bits or more/],
  ])('%s', async (_, text, message) => {
    const before = load().current.kid
    await expect(bring(text())).rejects.toThrow(message)
    expect(load().current.kid).toBe(before)
  })

  test('a key that is there already', async () => {
    const text = pem(ecKey())
    const kid = await bring(text)
    await expect(bring(text)).rejects.toThrow(`There is a key ${kid} already.`)
  })
})
