import { beforeAll, describe, expect, it } from 'vitest'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { FALLBACK_POSITION } from '#contract/geo/place.ts'
import { freshWorld } from '#server/testing/world.ts'
import { loadPlaces } from './load-places.ts'

const world = freshWorld()

beforeAll(() => loadPlaces(world.db, 15_000))

async function cityAt(lat: number, lng: number): Promise<string | null> {
  const { body } = await world.call(findNearestPlace, { lat, lng })
  return body.place && `${body.place.name} ${body.place.admin1 ?? body.place.country}`
}

describe('invalid', () => {
  it.each([
    { lat: 90.1, lng: 0 },
    { lat: 0, lng: 180.1 },
    { lat: Number.NaN, lng: 0 },
  ])('refuses %o', async (position) => {
    expect((await world.call(findNearestPlace, position)).error.code).toBe('request.invalid')
  })

  it('needs both numbers', async () => {
    const { statusCode, body } = await world.inject({ url: '/api/places/nearest?lat=5&lng=' })
    expect(statusCode).toBe(400)
    expect(body).toContain('"lng"')
  })
})

describe('the city of a position', () => {
  it('is what its people call it', async () => {
    expect(await cityAt(FALLBACK_POSITION.lat, FALLBACK_POSITION.lng)).toBe('Washington DC')
    expect(await cityAt(9.0, 38.7)).toBe('Addis Ababa ET')
    expect(await cityAt(25.2, 55.3)).toBe('Dubai AE')
    expect(await cityAt(59.3, 18.0)).toBe('Stockholm SE')
    expect(await cityAt(52.5, 13.4)).toBe('Berlin DE')
  })

  it('is not the large city beside it', async () => {
    expect(await cityAt(38.9907, -77.0261)).toBe('Silver Spring MD')
    expect(await cityAt(38.88, -77.1)).toBe('Arlington VA')
    expect(await cityAt(40.728, -74.078)).toBe('Jersey City NJ')
  })

  it('may lie on the other side of the date line', async () => {
    // Labasa in Fiji, from east and west of it
    expect(await cityAt(-16.6, 180)).toBe('Labasa FJ')
    expect(await cityAt(-16.6, -179.8)).toBe('Labasa FJ')
  })

  it('is none on the sea and at the poles', async () => {
    expect(await cityAt(0, -30)).toBeNull()
    expect(await cityAt(90, 0)).toBeNull()
    expect(await cityAt(-90, 180)).toBeNull()
  })
})
