import { expect, test } from 'vitest'
import { instantOf, spanOf, wallOf } from './wall-policy.ts'

const NEW_YORK = 'America/New_York'

test('six in the evening in New York is 23:00Z before 14 March 2027 and 22:00Z after', () => {
  expect(instantOf({ day: '2027-03-13', time: '18:00' }, NEW_YORK)).toBe('2027-03-13T23:00:00.000Z')
  expect(instantOf({ day: '2027-03-20', time: '18:00' }, NEW_YORK)).toBe('2027-03-20T22:00:00.000Z')
  for (const instant of ['2027-03-13T23:00:00Z', '2027-03-20T22:00:00Z'])
    expect(wallOf(instant, NEW_YORK).time).toBe('18:00')
})

test('an hour that is left out is an hour later, one that comes twice is the first', () => {
  expect(instantOf({ day: '2027-03-14', time: '02:30' }, NEW_YORK)).toBe('2027-03-14T07:30:00.000Z')
  expect(instantOf({ day: '2027-11-07', time: '01:30' }, NEW_YORK)).toBe('2027-11-07T05:30:00.000Z')
})

test('an end that is not after the start is on the next day', () => {
  const span = (start: string, end: string | undefined) => spanOf({ day: '2027-12-31', start, end }, 'UTC')
  expect(span('20:00', '22:00').endsAt).toBe('2027-12-31T22:00:00.000Z')
  expect(span('20:00', '01:00').endsAt).toBe('2028-01-01T01:00:00.000Z')
  expect(span('20:00', '20:00').endsAt).toBe('2028-01-01T20:00:00.000Z')
  expect(span('20:00', undefined).endsAt).toBeNull()
})

test('what is no day or no time has no instant', () => {
  expect(instantOf({ day: '', time: '18:00' }, 'UTC')).toBeNull()
  expect(instantOf({ day: '2027-02-30', time: '18:00' }, 'UTC')).toBeNull()
  expect(instantOf({ day: '2027-02-03', time: '' }, 'UTC')).toBeNull()
})
