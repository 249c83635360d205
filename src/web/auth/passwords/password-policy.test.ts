import { expect, test } from 'vitest'
import { passwordStrength } from './password-policy.ts'

test.each([
  ['', 0],
  ['abc123XYZ', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['abababababababab', 1],
  ['password123', 1],
  ['P@ssw0rd!2026-2027', 1],
  ['injerawebfirfir', 2],
  ['injera-be-wot', 2],
  ['a basket of injera', 3],
  ['እንጀራ በወጥ ከቡና ጋር በጠዋት', 3],
] as const)('%s is %d', (password, strength) => {
  expect(passwordStrength(password, 10)).toBe(strength)
})

test('a letter beyond the basic plane counts as one', () => {
  expect(passwordStrength('😀😁😂🤣😃', 10)).toBe(0)
})

test('what is long enough is for the operator to say', () => {
  expect(passwordStrength('injera-be-wot', 14)).toBe(0)
  expect(passwordStrength('be-wot', 6)).toBe(1)
})
