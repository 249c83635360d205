import { expect, test } from 'vitest'
import { readOutline } from './read-outline.ts'

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
