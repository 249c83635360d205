import { expect, test } from 'vitest'
import { pairOccurrences } from './pairing-policy.ts'

const ZONE = { timeZone: 'America/New_York' }
const WEEKLY = { ...ZONE, repeatRule: 'FREQ=WEEKLY' }
const DAILY = { ...ZONE, repeatRule: 'FREQ=DAILY' }
const ONCE = { ...ZONE, repeatRule: null }

const row = (planned: string, isCancelled = false) => ({
  id: planned,
  planned_at: new Date(planned),
  cancelled_at: isCancelled ? new Date(0) : null,
})
const dates = (...planned: string[]) => planned.map((at) => new Date(at))

function pair(
  was: typeof WEEKLY | typeof ONCE,
  standing: ReturnType<typeof row>[],
  becomes: typeof WEEKLY | typeof ONCE,
  planned: Date[],
  editedId: string | null = null,
) {
  const { retained, added, dropped } = pairOccurrences({ was, standing, becomes, planned, editedId })
  return {
    kept: Object.fromEntries(retained.map((pairing) => [pairing.row.id, pairing.plannedAt])),
    added,
    dropped: dropped.map(({ id }) => id),
  }
}

const SATURDAYS = ['2027-05-01T22:00:00Z', '2027-05-08T22:00:00Z'] as const
const [first, second] = SATURDAYS
const rows = SATURDAYS.map((at) => row(at))

test('what stays at the same instant is the same', () => {
  const planned = dates(second, '2027-05-15T22:00:00Z')
  expect(pair(WEEKLY, rows, WEEKLY, planned)).toEqual({
    kept: { [second]: new Date(second) },
    added: dates('2027-05-15T22:00:00Z'),
    dropped: [first],
  })
})

test('another hour of the same day is the same occurrence', () => {
  const planned = dates('2027-05-01T23:00:00Z', '2027-05-08T23:00:00Z')
  expect(pair(WEEKLY, rows, DAILY, planned).kept).toEqual({ [first]: planned[0], [second]: planned[1] })
})

test('another day of the same week is too, where the rule stays', () => {
  const sundays = dates('2027-05-02T22:00:00Z', '2027-05-09T22:00:00Z')
  expect(pair(WEEKLY, rows, WEEKLY, sundays)).toEqual({
    kept: { [first]: sundays[0], [second]: sundays[1] },
    added: [],
    dropped: [],
  })
})

test('from Sunday night to Monday morning each stays its own, though the week is another; also over a change of clocks', () => {
  // 23:30 in New York, the second one in winter time
  const nights = ['2027-11-01T03:30:00Z', '2027-11-08T04:30:00Z', '2027-11-15T04:30:00Z']
  const mornings = dates('2027-11-01T04:30:00Z', '2027-11-08T05:30:00Z', '2027-11-15T05:30:00Z')
  const standing = nights.map((at) => row(at))
  expect(pair(WEEKLY, standing, WEEKLY, mornings, nights[0])).toEqual({
    kept: Object.fromEntries(nights.map((at, index) => [at, mornings[index]])),
    added: [],
    dropped: [],
  })
  const beforeClocks = dates('2027-11-01T04:30:00Z', '2027-11-08T04:31:00Z', '2027-11-15T05:30:00Z')
  expect(pair(WEEKLY, standing, WEEKLY, beforeClocks, nights[0]).kept[nights[1] ?? '']).toEqual(
    beforeClocks[1],
  )
})

test('the one that somebody changed becomes the first, wherever it is moved to', () => {
  const planned = dates(second, '2027-05-15T22:00:00Z')
  expect(pair(WEEKLY, rows, WEEKLY, planned, first)).toEqual({
    kept: { [first]: new Date(second) },
    added: dates('2027-05-15T22:00:00Z'),
    dropped: [second],
  })
})

test('a day that was called off stays so at another hour', () => {
  const off = [row(first, true)]
  const later = dates('2027-05-01T23:30:00Z')
  expect(pair(WEEKLY, off, WEEKLY, later).kept).toEqual({ [first]: later[0] })
})

test('what takes place once is moved to any day, unless it was called off', () => {
  const june = dates('2027-06-20T22:00:00Z')
  expect(pair(ONCE, [row(first)], ONCE, june).kept).toEqual({ [first]: june[0] })
  expect(pair(ONCE, [row(first, true)], ONCE, june)).toEqual({ kept: {}, added: june, dropped: [first] })
})
