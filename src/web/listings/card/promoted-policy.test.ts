import { expect, it } from 'vitest'
import { promotedSlots } from './promoted-policy.ts'

const TURN = 600_000

it('are two at most, and never more than 15 % of what was found', () => {
  const promoted = ['a', 'b', 'c']
  expect([0, 6, 7, 13, 14, 500].map((found) => promotedSlots(promoted, found, 0).length)).toEqual([
    0, 0, 1, 1, 2, 2,
  ])
  expect(promotedSlots([], 500, 0)).toEqual([])
  expect(promotedSlots(['a'], 500, 0)).toEqual(['a'])
})

it('take turns, so that each is seen', () => {
  const promoted = ['a', 'b', 'c']
  const turns = [0, 1, 2].map((turn) => promotedSlots(promoted, 500, turn * TURN))
  expect(turns).toEqual([
    ['a', 'b'],
    ['c', 'a'],
    ['b', 'c'],
  ])
  expect(promotedSlots(promoted, 500, TURN - 1)).toEqual(turns[0])
})
