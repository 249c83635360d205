import { expect, test } from 'vitest'
import { nearDay, sameClock, shownZone } from './zone-policy.ts'

const NEW_YORK = 'America/New_York'

test('clocks are compared at the instant: Phoenix goes with Denver in winter and with Los Angeles in summer', () => {
  expect(sameClock('2027-01-10T18:00:00Z', 'America/Phoenix', 'America/Denver')).toBe(true)
  expect(sameClock('2027-07-10T18:00:00Z', 'America/Phoenix', 'America/Denver')).toBe(false)
  expect(sameClock('2027-07-10T18:00:00Z', 'America/Phoenix', 'America/Los_Angeles')).toBe(true)
  expect(sameClock('2027-07-10T18:00:30.500Z', 'Asia/Kathmandu', 'Asia/Kolkata')).toBe(false)
})

test('in person the clock of the meeting counts, online that of the reader', () => {
  expect(shownZone(false, NEW_YORK, 'Europe/Stockholm')).toBe(NEW_YORK)
  expect(shownZone(true, NEW_YORK, 'Europe/Stockholm')).toBe('Europe/Stockholm')
})

test('today and tomorrow begin at midnight of the zone, also when the clocks change in between', () => {
  // Saturday 13 March 2027, 23:30 in New York; the night has 23 hours
  const now = Date.parse('2027-03-14T04:30:00Z')
  expect(nearDay('2027-03-14T04:59:00Z', NEW_YORK, now)).toBe('today')
  expect(nearDay('2027-03-14T05:00:00Z', NEW_YORK, now)).toBe('tomorrow')
  expect(nearDay('2027-03-15T03:59:00Z', NEW_YORK, now)).toBe('tomorrow')
  expect(nearDay('2027-03-15T04:00:00Z', NEW_YORK, now)).toBeNull()
  expect(nearDay('2027-03-13T04:00:00Z', NEW_YORK, now)).toBeNull()
  expect(nearDay('2027-03-14T05:00:00Z', 'UTC', now)).toBe('today')
})
