import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import { daysBetween, expand, firstOf, horizonOf, periodOf, wallDayOf } from './recurrence-policy.ts'

const NEW_YORK = 'America/New_York'
const at = (text: string) => new Date(text)

function times(
  startsAt: string,
  repeatRule: string | null,
  { zone = NEW_YORK, from = startsAt, until = '', endsBefore = '' } = {},
): string[] {
  const recurrence = {
    startsAt: at(startsAt),
    timeZone: zone,
    repeatRule,
    endsBefore: endsBefore === '' ? null : at(endsBefore),
  }
  return expand(recurrence, at(from), at(until)).map((time) => time.toISOString().replace(':00.000Z', 'Z'))
}

test('a Saturday at 18:00 in New York stays 18:00 when the clocks go forward', () => {
  const found = times('2027-02-27T23:00Z', REPEAT_RULES.weekly, { until: '2027-04-01T00:00Z' })
  expect(found).toEqual([
    '2027-02-27T23:00Z',
    '2027-03-06T23:00Z',
    '2027-03-13T23:00Z',
    '2027-03-20T22:00Z',
    '2027-03-27T22:00Z',
  ])
})

test('a time that the change leaves out is read by the offset before it, the days after it as ever', () => {
  const found = times('2027-03-13T07:30Z', REPEAT_RULES.daily, { until: '2027-03-16T00:00Z' })
  expect(found).toEqual(['2027-03-13T07:30Z', '2027-03-14T07:30Z', '2027-03-15T06:30Z'])
})

test('of a time that comes twice the first is meant', () => {
  const found = times('2027-11-06T05:30Z', REPEAT_RULES.daily, { until: '2027-11-09T00:00Z' })
  expect(found).toEqual(['2027-11-06T05:30Z', '2027-11-07T05:30Z', '2027-11-08T06:30Z'])
})

test('a series that begins in the second of the two hours begins there', () => {
  const found = times('2027-11-07T06:30Z', REPEAT_RULES.daily, { until: '2027-11-09T00:00Z' })
  expect(found).toEqual(['2027-11-07T06:30Z', '2027-11-08T06:30Z'])
})

test('months that have no 31st are passed over', () => {
  const found = times('2027-01-31T18:00Z', REPEAT_RULES.monthly, {
    zone: 'UTC',
    until: '2027-09-01T00:00Z',
  })
  expect(found).toEqual([
    '2027-01-31T18:00Z',
    '2027-03-31T18:00Z',
    '2027-05-31T18:00Z',
    '2027-07-31T18:00Z',
    '2027-08-31T18:00Z',
  ])
})

test('Mondays, Wednesdays and Fridays begin with the first of them, not with another day', () => {
  const tuesday = '2027-03-09T23:00Z'
  const found = times(tuesday, REPEAT_RULES.mon_wed_fri, { until: '2027-03-16T00:00Z' })
  expect(found).toEqual(['2027-03-10T23:00Z', '2027-03-12T23:00Z', '2027-03-15T22:00Z'])
  const recurrence = { startsAt: at(tuesday), timeZone: NEW_YORK, endsBefore: null }
  expect(firstOf({ ...recurrence, repeatRule: REPEAT_RULES.mon_wed_fri })).toEqual(at('2027-03-10T23:00Z'))
  expect(firstOf({ ...recurrence, repeatRule: null })).toEqual(at(tuesday))
})

test('the day is that of the wall, also where it is another one in UTC', () => {
  // Friday 02:00 in Addis Ababa is Thursday 23:00 in UTC
  const found = times('2027-03-11T23:00Z', REPEAT_RULES.mon_wed_fri, {
    zone: 'Africa/Addis_Ababa',
    until: '2027-03-16T00:00Z',
  })
  expect(found).toEqual(['2027-03-11T23:00Z', '2027-03-14T23:00Z'])
})

test('from is counted in, until is not, and nothing comes once a series has ended', () => {
  const start = '2027-05-01T10:00Z'
  const span = { zone: 'UTC', from: '2027-05-02T10:00Z', until: '2027-05-05T10:00Z' }
  const three = ['2027-05-02T10:00Z', '2027-05-03T10:00Z', '2027-05-04T10:00Z']
  expect(times(start, REPEAT_RULES.daily, span)).toEqual(three)
  expect(times(start, REPEAT_RULES.daily, { ...span, endsBefore: '2027-05-03T10:00Z' })).toEqual([three[0]])
  expect(times(start, REPEAT_RULES.daily, { ...span, endsBefore: '2027-05-01T00:00Z' })).toEqual([])
})

test('what takes place once does so when it is said', () => {
  const start = '2027-05-01T10:00Z'
  expect(times(start, null, { until: '2027-06-01T00:00Z' })).toEqual([start])
  expect(times(start, null, { from: '2027-05-01T10:01Z', until: '2027-06-01T00:00Z' })).toEqual([])
  expect(times(start, null, { from: '2027-04-01T00:00Z', until: start })).toEqual([])
})

test('half an hour of daylight saving is half an hour', () => {
  // Lord Howe Island goes from +10:30 to +11 on 3 October 2027
  const found = times('2027-10-01T22:00Z', REPEAT_RULES.daily, {
    zone: 'Australia/Lord_Howe',
    until: '2027-10-05T00:00Z',
  })
  expect(found).toEqual(['2027-10-01T22:00Z', '2027-10-02T21:30Z', '2027-10-03T21:30Z', '2027-10-04T21:30Z'])
})

test('every wall time is read as the library of time zones reads it, whatever the zone', () => {
  const zones = [
    'America/New_York',
    'Europe/London',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kolkata',
  ]
  const starts = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2031-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(fc.constantFrom(...zones), starts, (zone, start) => {
      const startsAt = new Date(Math.floor(start.getTime() / 60_000) * 60_000)
      const wall = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime())
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
      const days = Array.from({ length: 399 }, (_, day) =>
        wall.add({ days: day + 1 }).toZonedDateTime(zone, { disambiguation: 'compatible' }),
      )
      const expected = [startsAt.getTime(), ...days.map(({ epochMilliseconds }) => epochMilliseconds)]
      const until = new Date((expected.at(-1) ?? 0) + 1)
      const recurrence = { startsAt, timeZone: zone, repeatRule: REPEAT_RULES.daily, endsBefore: null }
      expect(expand(recurrence, startsAt, until).map((time) => time.getTime())).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})

test('days and periods are those of the wall', () => {
  const late = at('2027-03-14T03:30Z')
  expect(wallDayOf(late, NEW_YORK)).toBe('2027-03-13')
  expect(periodOf('FREQ=MONTHLY', late, NEW_YORK)).toBe('2027-03')
  expect(periodOf('FREQ=DAILY', late, NEW_YORK)).toBe('2027-03-13')
  // the first days of a year may belong to the last week of the one before
  expect(periodOf('FREQ=WEEKLY', at('2027-01-02T12:00Z'), 'UTC')).toBe(
    periodOf('FREQ=WEEKLY', at('2026-12-29T12:00Z'), 'UTC'),
  )
  expect(daysBetween('2027-03-14', '2027-03-14', NEW_YORK)).toEqual({
    from: at('2027-03-14T05:00Z'),
    until: at('2027-03-15T04:00Z'),
  })
})

test('what is far ahead is written out up to its first occurrence', () => {
  const now = at('2027-01-01T00:00Z')
  expect(horizonOf(now, now)).toEqual(at('2027-04-01T00:00Z'))
  const far = at('2028-01-01T00:00Z')
  expect(horizonOf(far, now).getTime()).toBe(far.getTime() + 1)
})
