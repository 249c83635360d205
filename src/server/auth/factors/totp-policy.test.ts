import { expect, test } from 'vitest'
import { newTotp, stepOfCode } from './totp-policy.ts'

// RFC 6238, appendix B: the secret of its SHA-1 rows; our six digits are the last of its eight.
const SECRET = Buffer.from('12345678901234567890')

test.for([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const)('at %i s the code is %s', ([seconds, code]) => {
  const step = Math.floor(seconds / 30)
  const at = (offset: number) => new Date((seconds + offset) * 1000)
  expect(stepOfCode(SECRET, code, at(0))).toBe(step)
  expect(stepOfCode(SECRET, code, at(-30))).toBe(step)
  expect(stepOfCode(SECRET, code, at(30))).toBe(step)
  expect(stepOfCode(SECRET, code, at(-60))).toBeNull()
  expect(stepOfCode(SECRET, code, at(60))).toBeNull()
})

test.for(['', '28708', '2870822', '28708x', ' 287082', '２８７０８２'])('%j is no code', (code) => {
  expect(stepOfCode(SECRET, code, new Date(59_000))).toBeNull()
})

test('every app gets a secret of its own, as apps read it', () => {
  const one = newTotp({ issuer: 'Mesob & Söhne', account: 'sara+x@example.org' })
  const other = newTotp({ issuer: 'Mesob', account: 'sara@example.org' })
  expect(one.bytes).toHaveLength(20)
  expect(one.secret).not.toBe(other.secret)
  const uri = new URL(one.uri)
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Mesob & Söhne:sara+x@example.org')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Mesob & Söhne',
    secret: one.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
