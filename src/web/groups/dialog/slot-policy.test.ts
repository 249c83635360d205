import { expect, test } from 'vitest'
import { slotInstant, slotsWith } from './slot-policy.ts'

test('a day has 48 half hours, and an odd time that is stored is offered too', () => {
  const slots = slotsWith([])
  expect(slots).toHaveLength(48)
  expect([slots[0], slots[1], slots[47]]).toEqual(['00:00', '00:30', '23:30'])
  expect(slotsWith(['18:15', '18:30', undefined])).toHaveLength(49)
  expect(slotsWith(['18:15']).indexOf('18:15')).toBe(37)
})

test('a slot is written as an instant of UTC', () => {
  expect(new Date(slotInstant('18:30')).getUTCHours()).toBe(18)
})
