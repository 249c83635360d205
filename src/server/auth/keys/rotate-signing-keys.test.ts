import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadSigningKeys } from './load-signing-keys.ts'
import { rotateSigningKeys } from './rotate-signing-keys.ts'
import { signApiKey, signToken } from './sign-token.ts'
import { tokenVerifier } from './verify-token.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mesob-rotate-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

const load = () => loadSigningKeys(folder, 'ES256')
const rotate = (at: string, algorithm: 'ES256' | 'RS256' = 'ES256') =>
  rotateSigningKeys(folder, algorithm, new Date(at))

test('the next key is published before it signs, the last one as long as its tokens live', () => {
  const before = load()
  const first = before.current.kid
  const second = rotate('2026-11-20T12:00:00Z')
  expect(before.verifying.has(second)).toBe(true)
  const after = load()
  expect(after.current.kid).toBe(second)
  expect(after.verifying.has(first)).toBe(true)
  const third = rotate('2026-11-20T12:30:00Z')
  expect(after.verifying.has(third)).toBe(true)
  expect(load().verifying.has(first)).toBe(true)
  rotate('2026-11-20T13:10:00Z')
  expect(load().verifying.has(first)).toBe(false)
  expect(load().verifying.has(third)).toBe(true)
  expect(statSync(join(folder, 'keys', 'signing-keys.json')).mode & 0o777).toBe(0o600)
})

test('API keys go on counting, however often the others are rotated', async () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const keys = load()
  const service = await signApiKey({ keys, issuer: 'x', now }, 'service_role')
  for (const day of ['21', '22', '23', '24']) rotate(`2026-11-${day}T12:00:00Z`)
  const later = new Date('2026-11-24T12:00:00Z')
  expect(await tokenVerifier(load(), null).verify(service, later)).toMatchObject({ role: 'service_role' })
  expect(load().api.kid).toBe(keys.api.kid)
})

test('another algorithm signs from the next rotation on, and tokens by the former one still count', async () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const old = await signToken({ keys: load(), issuer: 'x', now }, { role: 'authenticated' }, 60)
  expect(loadSigningKeys(folder, 'RS256').current.algorithm).toBe('ES256')
  rotate('2026-11-20T12:00:00Z', 'RS256')
  const keys = loadSigningKeys(folder, 'RS256')
  expect(keys.current.algorithm).toBe('RS256')
  const young = await signToken({ keys, issuer: 'x', now }, { role: 'authenticated' }, 60)
  for (const token of [old, young])
    expect(await tokenVerifier(keys, null).verify(token, now)).toMatchObject({ role: 'authenticated' })
})

test('a running server takes the new keys within seconds', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const running = load()
  const next = rotate('2026-11-20T12:00:00Z')
  vi.advanceTimersByTime(4000)
  expect(running.current.kid).not.toBe(next)
  vi.advanceTimersByTime(2000)
  expect(running.current.kid).toBe(next)
  rmSync(join(folder, 'keys', 'signing-keys.json'))
  vi.advanceTimersByTime(6000)
  expect(running.current.kid).toBe(next)
})
