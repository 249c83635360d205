import { expect, test } from 'vitest'
import { type ListingArea } from '#contract/listings/map/count-areas.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { clustersAt, indexAreas } from './cluster-policy.ts'

const area = (id: number, name: string, lat: number, lng: number, count: number): ListingArea => ({
  id: PlaceId.parse(id),
  name,
  nameAm: null,
  admin1: null,
  country: 'US',
  lat,
  lng,
  count,
})
const AREAS = [
  area(1, 'Washington', 38.9, -77.04, 30),
  area(2, 'Silver Spring', 38.99, -77.03, 40),
  area(3, 'Alexandria', 38.8, -77.05, 10),
  area(4, 'Seattle', 47.6, -122.33, 20),
]
const index = indexAreas(AREAS)
const WORLD: [number, number, number, number] = [-180, -85, 180, 85]
const shown = (zoom: number, bounds = WORLD) =>
  clustersAt(index, { bounds, zoom }).map(({ top, others, count }) => [top.name, others, count])

test('from far away neighbours are one, called by the largest, with all that they have', () => {
  expect(shown(3)).toEqual([
    ['Silver Spring', 2, 80],
    ['Seattle', 0, 20],
  ])
})

test('from near each stands alone, and only what lies within the edges is shown', () => {
  expect(shown(10)).toHaveLength(4)
  expect(shown(10, [-78, 38, -76, 40]).map(([name]) => name)).not.toContain('Seattle')
})

test('a cluster says how near one has to be', () => {
  const [cluster] = clustersAt(index, { bounds: WORLD, zoom: 3 })
  const zoom = cluster?.zoomApart ?? 0
  expect(zoom).toBeGreaterThan(3)
  expect(shown(zoom).length).toBeGreaterThan(2)
})

test('five hundred areas are one look', () => {
  const many = Array.from({ length: 500 }, (_, n) =>
    area(n + 1, `City ${n}`, -60 + (n % 25) * 5, -170 + n * 0.68, n),
  )
  const all = clustersAt(indexAreas(many), { bounds: WORLD, zoom: 0 })
  expect(all.reduce((sum, { count }) => sum + count, 0)).toBe((499 * 500) / 2)
  expect(all.length).toBeLessThan(80)
})
