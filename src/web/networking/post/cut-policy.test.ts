import { expect, test } from 'vitest'
import { cutText, tidyLines } from './cut-policy.ts'

test('what fits is not cut, whatever its signs are made of', () => {
  expect(cutText('a'.repeat(200), 200)).toBeNull()
  expect(cutText('👩‍👩‍👧'.repeat(200), 200)).toBeNull()
})

test('what does not fit is cut between signs, never inside one', () => {
  expect(cutText('a'.repeat(201), 200)).toBe(`${'a'.repeat(200)}…`)
  expect(cutText('👩‍👩‍👧'.repeat(3), 2)).toBe(`${'👩‍👩‍👧'.repeat(2)}…`)
  expect(cutText('ሰላም ለሁሉም', 4)).toBe('ሰላም…')
})

test('empty lines in a row make one', () => {
  expect(tidyLines('a\n\n\n \n\nb\nc\n\nd')).toBe('a\n\nb\nc\n\nd')
})
