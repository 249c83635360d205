import { expect, test } from 'vitest'
import { loadCounties, readOutline } from './read-outline.ts'

test('the land of the world lies where it is, and runs nowhere around it', () => {
  const { land, borders } = readOutline()
  expect(land.features.length).toBeGreaterThan(200)
  expect(borders).toHaveLength(2)
  for (const { geometry } of land.features) {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : []
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : polygons.flat()
    for (const ring of rings) {
      const steps = ring.map(([lng = 0], at) => Math.abs(lng - (ring[at - 1]?.[0] ?? lng)))
      expect(Math.max(...steps)).toBeLessThan(180)
      expect(ring.at(-1)).toEqual(ring[0])
    }
  }
})

test('the counties of the USA lie in it', async () => {
  const { coordinates } = await loadCounties()
  expect(coordinates.length).toBeGreaterThan(3000)
  const points = coordinates.flat()
  // Alexandria in Virginia, a city of a few miles, has borders of its own
  const isThere = ([lng = 0, lat = 0]: number[]) => lng > -77.15 && lng < -77.03 && lat > 38.78 && lat < 38.85
  expect(points.some(isThere)).toBe(true)
  expect(points.every(([lng = 0]) => lng >= -180 && lng <= 180)).toBe(true)
})
