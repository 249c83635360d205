import { expect, test } from 'vitest'
import { citiesWithin, NEIGHBORHOOD_CITIES, neighborhoodById, readNeighborhoods } from './neighborhoods.ts'

const ALL = NEIGHBORHOOD_CITIES.flatMap(({ neighborhoods }) => neighborhoods)

test('each has an id of its own, and a name in both scripts', () => {
  expect(NEIGHBORHOOD_CITIES.length).toBeGreaterThanOrEqual(10)
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length)
  for (const { id, name, nameAm, also } of ALL) {
    expect(id).toMatch(/^\d+(-[a-z]+)+$/)
    expect(name).toMatch(/^[\p{Script=Latin}\p{M}’'. -]+$/u)
    expect(nameAm).toMatch(/^[\p{Script=Ethiopic} ]+$/u)
    expect(also).toEqual(also.map((other) => other.toLowerCase()))
  }
})

test('parts that can be chosen together are called differently', () => {
  for (const city of NEIGHBORHOOD_CITIES) {
    const around = citiesWithin(city, 25).flatMap(({ neighborhoods }) => neighborhoods)
    for (const key of ['name', 'nameAm'] as const)
      expect(new Set(around.map((part) => part[key])).size).toBe(around.length)
  }
})

test('a filter is ids between commas, each once; one that is unknown makes it none', () => {
  const [shaw, petworth] = ['4140963-shaw', '4140963-petworth']
  expect(readNeighborhoods(`${shaw},${petworth},${shaw}`)?.map(({ name }) => name)).toEqual([
    'Shaw',
    'Petworth',
  ])
  for (const text of ['', 'shaw', `${shaw},x`, `${shaw},`]) expect(readNeighborhoods(text)).toBeNull()
  expect(neighborhoodById(shaw)).toMatchObject({ placeId: 4140963, name: 'Shaw' })
})

test('cities are offered from near to far, as far as one looks', () => {
  const washington = { lat: 38.8951, lng: -77.0364 }
  const names = (miles: number) => citiesWithin(washington, miles).map(({ name }) => name)
  expect(names(1)).toEqual(['Washington'])
  expect(names(25)).toEqual(['Washington', 'Arlington', 'Alexandria', 'Silver Spring', 'Falls Church'])
  expect(citiesWithin({ lat: 0, lng: 0 }, 25)).toEqual([])
})
