import { expect, it } from 'vitest'
import { neighborsOf } from './neighbor-policy.ts'

const HERE = { lat: 39, lng: -77 }
const city = (name: string, north: number, east: number, population: number, miles: number) => ({
  name,
  lat: HERE.lat + north,
  lng: HERE.lng + east,
  population,
  miles,
})
const chosen = (...cities: ReturnType<typeof city>[]) => neighborsOf(HERE, cities).map(({ name }) => name)

it('chooses what is large and near, in directions of their own', () => {
  expect(
    chosen(
      city('North', 0.3, 0, 100_000, 20),
      city('Beside North', 0.3, 0.02, 90_000, 20),
      city('East', 0, 0.4, 50_000, 22),
      city('South', -0.4, 0, 20_000, 28),
    ),
  ).toEqual(['North', 'East', 'South'])
})

it('leaves out quarters of the place itself and what is far', () => {
  expect(chosen(city('Quarter', 0.01, 0, 500_000, 0.7), city('Far', 2, 0, 9_000_000, 138))).toEqual([])
})

it('names four at most', () => {
  const around = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180
    return city(`${degrees}`, 0.3 * Math.cos(angle), 0.39 * Math.sin(angle), 50_000, 20)
  })
  expect(chosen(...around)).toHaveLength(4)
})
