import { expect, test } from 'vitest'
import { slotsWith, writeSlot } from './slot-policy.ts'

test('a day has 48 half hours, and an odd time that is stored is offered too', () => {
  const slots = slotsWith([])
  expect(slots).toHaveLength(48)
  expect([slots[0], slots[1], slots[47]]).toEqual(['00:00', '00:30', '23:30'])
  expect(slotsWith(['18:15', '18:30', undefined])).toHaveLength(49)
  expect(slotsWith(['18:15']).indexOf('18:15')).toBe(37)
})

test('slots are written by the 12-hour clock, in Amharic with the dawn clock', () => {
  // some versions of the locale data put a narrow space before AM and PM
  const en = (slot: string) => writeSlot(slot, 'en').replace('\u202f', ' ')
  expect(['00:00', '09:30', '12:00', '18:00'].map(en)).toEqual(['12:00 AM', '9:30 AM', '12:00 PM', '6:00 PM'])
  expect(writeSlot('18:00', 'am')).toContain('ከምሽቱ 12 ሰዓት')
})
