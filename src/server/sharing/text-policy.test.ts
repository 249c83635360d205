import { expect, it } from 'vitest'
import { beginningOf, withoutContacts } from './text-policy.ts'

it.each([
  ['t.me/sara_rooms or @sara_rooms', '… or …'],
  ['write to sara.b@example.org, ስልክ 0911 234 567', 'write to …, ስልክ …'],
  ['Built 1998–2004; 3 + 1 rooms @ the lake', 'Built 1998–2004; 3 + 1 rooms @ the lake'],
])('ways to reach somebody stay out: %s', (text, stored) => {
  expect(withoutContacts(text)).toBe(stored)
})

it('cuts between words, on one line, and never within a letter', () => {
  expect(beginningOf('A room\n  near the lake', 40)).toBe('A room near the lake')
  expect(beginningOf('A sunny room near the lake', 16)).toBe('A sunny room…')
  expect(beginningOf('👩🏾‍🍳'.repeat(9), 5)).toBe(`${'👩🏾‍🍳'.repeat(4)}…`)
})
