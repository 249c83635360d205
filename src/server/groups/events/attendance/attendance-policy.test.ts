import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movingUp, passedReminder } from './attendance-policy.ts'

const queue = (...guests: number[]) => guests.map((count, place) => ({ id: `${place}`, guests: count }))

test('whoever waits first moves up first, with all guests or not at all', () => {
  expect(movingUp(queue(0, 0, 0), { capacity: 5, going: 3 })).toEqual(['0', '1'])
  expect(movingUp(queue(1, 0), { capacity: 5, going: 3 })).toEqual(['0'])
  expect(movingUp(queue(0), { capacity: 5, going: 5 })).toEqual([])
})

test('a small party does not pass a larger one that came before it', () => {
  expect(movingUp(queue(2, 0), { capacity: 5, going: 3 })).toEqual([])
})

test('a party larger than the room is passed, since it would hold up everybody for ever', () => {
  expect(movingUp(queue(5, 0), { capacity: 5, going: 3 })).toEqual(['1'])
})

test('without a limit nobody waits', () => {
  expect(movingUp(queue(9, 3), { capacity: null, going: 400 })).toEqual(['0', '1'])
})

test('there are never more than places, and who stays has nobody behind them who moved', () => {
  const party = fc.integer({ min: 0, max: 10 })
  fc.assert(
    fc.property(fc.array(party), fc.integer({ min: 1, max: 30 }), fc.nat(30), (guests, capacity, taken) => {
      const going = Math.min(taken, capacity)
      const waiting = queue(...guests)
      const moved = movingUp(waiting, { capacity, going })
      const places = waiting.filter(({ id }) => moved.includes(id))
      expect(places.reduce((sum, one) => sum + one.guests + 1, going)).toBeLessThanOrEqual(capacity)
      const canCome = waiting.filter((one) => one.guests < capacity).map(({ id }) => id)
      expect(moved).toEqual(canCome.slice(0, moved.length))
    }),
  )
})

test('a reminder whose time has passed is not sent to somebody who only now hears of it', () => {
  const starts = new Date('2027-03-14T18:00:00Z')
  expect(passedReminder(starts, new Date('2027-03-13T17:59:00Z'))).toBe(null)
  expect(passedReminder(starts, new Date('2027-03-13T18:00:00Z'))).toBe(24)
  expect(passedReminder(starts, new Date('2027-03-14T15:59:00Z'))).toBe(24)
  expect(passedReminder(starts, new Date('2027-03-14T16:00:00Z'))).toBe(2)
})
