import { expect, it } from 'vitest'
import { quietUntil } from './quiet-policy.ts'

const until = (now: string, from: string, to: string, timeZone: string) =>
  quietUntil(new Date(now), { from, until: to, timeZone })?.toISOString() ?? null

it('nothing waits for somebody without quiet hours', () => {
  expect(quietUntil(new Date(), null)).toBeNull()
})

it.for([
  // within a day, in Addis Ababa (UTC+3)
  ['2026-06-01T09:59:00Z', '13:00', '14:00', 'Africa/Addis_Ababa', null],
  ['2026-06-01T10:00:00Z', '13:00', '14:00', 'Africa/Addis_Ababa', '2026-06-01T11:00:00.000Z'],
  ['2026-06-01T10:59:59Z', '13:00', '14:00', 'Africa/Addis_Ababa', '2026-06-01T11:00:00.000Z'],
  ['2026-06-01T11:00:00Z', '13:00', '14:00', 'Africa/Addis_Ababa', null],
  // over midnight, in Washington (UTC-4 in summer), before and after it
  ['2026-06-02T01:59:00Z', '22:00', '07:00', 'America/New_York', null],
  ['2026-06-02T02:00:00Z', '22:00', '07:00', 'America/New_York', '2026-06-02T11:00:00.000Z'],
  ['2026-06-02T10:59:00Z', '22:00', '07:00', 'America/New_York', '2026-06-02T11:00:00.000Z'],
  ['2026-06-02T11:00:00Z', '22:00', '07:00', 'America/New_York', null],
  // over the end of a month and of a year
  ['2026-12-31T23:30:00Z', '22:00', '07:00', 'Europe/London', '2027-01-01T07:00:00.000Z'],
  // the night in which clocks go forward at two is an hour shorter, the one in which they go back an hour longer
  ['2026-03-08T03:30:00Z', '22:00', '07:00', 'America/New_York', '2026-03-08T11:00:00.000Z'],
  ['2026-11-01T02:30:00Z', '22:00', '07:00', 'America/New_York', '2026-11-01T12:00:00.000Z'],
  // an end that the clock jumps over is where it lands
  ['2026-03-08T06:00:00Z', '22:00', '02:30', 'America/New_York', '2026-03-08T07:00:00.000Z'],
  ['2026-03-08T07:00:00Z', '22:00', '02:30', 'America/New_York', null],
  // an end that comes twice is the second one
  ['2026-11-01T05:15:00Z', '22:00', '01:30', 'America/New_York', '2026-11-01T06:30:00.000Z'],
  ['2026-11-01T06:15:00Z', '22:00', '01:30', 'America/New_York', '2026-11-01T06:30:00.000Z'],
] as const)('%s, quiet from %s until %s in %s', ([now, from, to, zone, expected]) => {
  expect(until(now, from, to, zone)).toBe(expected)
})
