import { expect, test } from 'vitest'
import { distanceMiles } from '#contract/geo/cell.ts'
import { circlePolygon, milesAt, zoomFor } from './circle-policy.ts'

const WASHINGTON = { lat: 38.8951, lng: -77.0364 }

test.each([
  ['a city', WASHINGTON, 25],
  ['the far north', { lat: 69.6, lng: 18.9 }, 100],
  ['the equator', { lat: 0, lng: 38 }, 5],
])('a circle around %s is closed, and as far from its middle everywhere', (_, middle, miles) => {
  const [ring = []] = circlePolygon({ ...middle, miles }).coordinates
  expect(ring.at(-1)?.map((degrees) => Math.abs(degrees).toFixed(9))).toEqual(
    ring[0]?.map((degrees) => Math.abs(degrees).toFixed(9)),
  )
  for (const [lng = 0, lat = 0] of ring) expect(distanceMiles(middle, { lat, lng })).toBeCloseTo(miles, 6)
})

test('a circle fills the map, whichever way it is asked', () => {
  const zoom = zoomFor({ lat: WASHINGTON.lat, miles: 25 })
  expect(zoom).toBeGreaterThan(7)
  expect(zoom).toBeLessThan(9)
  expect(milesAt({ lat: WASHINGTON.lat, zoom })).toBeCloseTo(25, 6)
  expect(zoomFor({ lat: 0, miles: 12_000 })).toBe(0)
  expect(zoomFor({ lat: 0, miles: 0.1 })).toBe(12)
})
