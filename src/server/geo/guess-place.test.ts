import { expect, it } from 'vitest'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { freshWorld } from '#server/testing/world.ts'
import zones from './data/time-zones.json' with { type: 'json' }
import { placeById, placesById } from './public.ts'

const world = freshWorld()

async function guessed(timeZone?: string): Promise<string> {
  const { body } = await world.call(guessPlace, { ...(timeZone !== undefined && { timeZone }) })
  return body.place.name
}

it('refuses a zone that cannot be one', async () => {
  expect((await world.call(guessPlace, { timeZone: 'x'.repeat(61) })).error.code).toBe('request.invalid')
})

it.each([
  ['America/New_York', 'Washington'],
  ['US/Pacific', 'Los Angeles'],
  ['Europe/Stockholm', 'Stockholm'],
  ['Asia/Dubai', 'Dubai'],
  ['Africa/Addis_Ababa', 'Addis Ababa'],
  ['Africa/Asmera', 'Asmara'],
  ['Asia/Calcutta', 'Mumbai'],
])('%s is guessed to be %s', async (zone, city) => {
  expect(await guessed(zone)).toBe(city)
})

it('falls back to Washington DC', async () => {
  for (const zone of [undefined, '', 'Asia/Tokyo', 'Mars/Olympus', 'constructor', '__proto__'])
    expect(await guessed(zone)).toBe('Washington')
})

it('knows only zones that exist and cities that were loaded', async () => {
  for (const zone of Object.keys(zones))
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  const ids = [...new Set(Object.values(zones))].map((id) => PlaceId.parse(id))
  expect((await placesById(world.db, ids)).size).toBe(ids.length)
})

it('reads one city', async () => {
  const { body } = await world.call(readPlace, { placeId: 344979 })
  expect(body).toMatchObject({ name: 'Addis Ababa', nameAm: 'አዲስ አበባ', admin1: null, country: 'ET' })
  expect(await placeById(world.db, body.id)).toEqual(body)
})

it('has no city of an unknown id, and no number that is none', async () => {
  expect((await world.call(readPlace, { placeId: 999_999_999 })).error).toMatchObject({
    code: 'geo.place-not-found',
  })
  expect(await placeById(world.db, PlaceId.parse(999_999_999))).toBeNull()
  for (const placeId of [0, -1, 1.5, Number.NaN, 2 ** 31])
    expect((await world.call(readPlace, { placeId })).error.code).toBe('request.invalid')
})
