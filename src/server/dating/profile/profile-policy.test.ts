import { describe, expect, it } from 'vitest'
import {
  ageProblem,
  hasNewPlace,
  nextDay,
  oldestOf,
  openerLimit,
  placeWaitsUntil,
  undoablePass,
  withChange,
} from './profile-policy.ts'

const at = (time: string) => new Date(`2026-03-01T${time}Z`)
const NOON = at('12:00:00')

describe('the age', () => {
  it.each([
    ['2008-03-02', 'Number must be greater than or equal to 18'],
    ['2008-03-01', null],
    ['1925-03-02', null],
    ['1925-03-01', 'Number must be less than or equal to 100'],
  ])('of who was born on %s', (born, message) => {
    expect(ageProblem(born, NOON)?.message ?? null).toBe(message)
  })

  it('of who was born on 29 February grows on 1 March', () => {
    expect(ageProblem('2008-02-29', new Date('2026-02-28T23:59:59Z'))).toMatchObject({ values: { n: 18 } })
    expect(ageProblem('2008-02-29', NOON)).toBeNull()
  })
})

describe('the place', () => {
  it('may be changed at first, and half an hour later once more', () => {
    expect(placeWaitsUntil([], NOON)).toBeNull()
    expect(placeWaitsUntil([at('11:31:00')], NOON)).toEqual(at('12:01:00'))
    expect(placeWaitsUntil([at('11:30:00')], NOON)).toBeNull()
  })

  it('waits a day for the third change', () => {
    const changes = [at('09:00:00'), at('10:00:00')]
    expect(placeWaitsUntil(changes, NOON)).toEqual(new Date('2026-03-02T09:00:00Z'))
    expect(withChange(changes, NOON, 2)).toEqual([at('10:00:00'), NOON])
  })

  const stored = { place_id: 7, location: 'Washington, DC' }
  const unchanged = { placeId: null, position: null, location: 'Washington, DC', locationZip: null }
  it.each([
    ['the same words', unchanged, false],
    ['other words', { ...unchanged, location: 'Seattle, WA' }, true],
    ['a zip', { ...unchanged, locationZip: '20001' }, true],
    ['the same city in other words', { ...unchanged, placeId: 7, location: 'DC' }, false],
    ['another city', { ...unchanged, placeId: 8 }, true],
    ['a position', { ...unchanged, placeId: 7, position: { lat: 1, lng: 1 } }, true],
  ])('told by %s', (_name, fields, isNew) => {
    expect(hasNewPlace(stored, fields as never)).toBe(isNew)
  })
})

it('a day ends at midnight (UTC)', () => {
  expect(nextDay(NOON)).toEqual(new Date('2026-03-02T00:00:00Z'))
  expect(nextDay(at('00:00:00'))).toEqual(new Date('2026-03-02T00:00:00Z'))
})

it('the top of the age slider has no end', () => {
  expect([oldestOf(64), oldestOf(65)]).toEqual([64, 200])
})

it.each([
  ['of a moment ago', at('11:59:59'), 'p'],
  ['of a day ago', new Date('2026-02-28T12:00:00Z'), 'p'],
  ['of longer ago', new Date('2026-02-28T11:59:59Z'), null],
])('a pass %s can be taken back, or not', (_name, last_pass_at, passed) => {
  expect(undoablePass({ last_pass_id: 'p', last_pass_at }, NOON)).toBe(passed)
  expect(undoablePass({ last_pass_id: null, last_pass_at: null }, NOON)).toBeNull()
})

it.each([
  [false, false, 15],
  [true, false, 30],
  [false, true, 30],
  [true, true, 60],
])('first messages with telephone %s and photo %s: %i', (hasPhone, isVerified, limit) => {
  expect(openerLimit({ hasPhone, isVerified })).toBe(limit)
})
