import { expect, test } from 'vitest'
import { topicsOf } from './edit-policy.ts'

const at = '2026-11-20T12:00:00.000Z'
const minutesLater = (minutes: number) => Date.parse(at) + minutes * 60_000

test('one’s own post can be changed for a quarter of an hour, and always taken away', () => {
  expect(topicsOf({ isOwn: true, at }, minutesLater(14.9))).toEqual(['edit', 'delete'])
  expect(topicsOf({ isOwn: true, at }, minutesLater(15))).toEqual(['delete'])
})

test('posts of others can only be reported', () => {
  expect(topicsOf({ isOwn: false, at }, minutesLater(1))).toEqual(['report'])
})
