import { describe, expect, test } from 'vitest'
import { isTooLong, weaknesses } from './password-policy.ts'

const EMAIL = 'sara.bekele@example.org'

describe('strong enough', () => {
  test.each([
    'injera-be-wot-7',
    'correct horse battery',
    'ሰላም ለሁላችሁ ይሁን',
    `Aa1!${'x'.repeat(68)}`,
    'Xk3#vQ9pLm',
  ])('%s', (password) => expect(weaknesses(password, EMAIL, 10)).toEqual([]))
})

describe('too short, counted in characters and not in bytes', () => {
  test.each(['', 'abc', 'Xk3#vQ9pL', 'ሰላም ለሁላ'])('%j', (password) =>
    expect(weaknesses(password, EMAIL, 10)).toContain('length'),
  )
})

describe('too simple', () => {
  test.each([
    'aaaaaaaaaaaa',
    'abababababab',
    '0123456789',
    '9876543210',
    'qwertyuiop',
    'abcdefghijkl',
    'AAbbAAbbAAbb',
  ])('%s', (password) => expect(weaknesses(password, EMAIL, 10)).toContain('characters'))
})

describe('common', () => {
  test.each([
    'password1234',
    'Password123!',
    'P@ssw0rd2026',
    '123qwertyuiop!',
    'iloveyou!!!!',
    'ADDISABABA2020',
    'Ethiopia123',
    'dragondragon',
    '1q2w3e4r5t6y',
    'sara.bekele@example.org',
    'sara.bekele99',
  ])('%s', (password) => expect(weaknesses(password, EMAIL, 10)).toContain('pwned'))
})

test('more than 72 bytes are too long, however few characters they are', () => {
  expect(isTooLong('x'.repeat(72))).toBe(false)
  expect(isTooLong('x'.repeat(73))).toBe(true)
  expect(isTooLong('ሰ'.repeat(24))).toBe(false)
  expect(isTooLong('ሰ'.repeat(25))).toBe(true)
})
