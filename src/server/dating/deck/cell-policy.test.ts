import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMiles } from '#contract/geo/cell.ts'
import { blockOf, blocksWithin, datingCell, squaredLine } from './cell-policy.ts'

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
/** Half the diagonal of a cell of five kilometers and a bit, in miles. */
const HALF_CELL = 2.4

describe('a cell', () => {
  it('has its centre near every point of it, and the centre lies in it', () => {
    fc.assert(
      fc.property(anywhere, (point) => {
        const found = datingCell(point)
        expect(distanceMiles(point, found)).toBeLessThan(HALF_CELL)
        expect(datingCell(found)).toEqual(found)
        expect(found.cell).toBeLessThanOrEqual(32_000_000)
      }),
    )
  })

  it('is another one a few miles on', () => {
    const here = datingCell({ lat: 38.9, lng: -77 })
    expect(datingCell({ lat: 38.96, lng: -77 }).cell).not.toBe(here.cell)
    expect(datingCell({ lat: 38.9, lng: -77.08 }).cell).not.toBe(here.cell)
  })

  it('is one on both sides of the date line’s own longitude', () => {
    expect(datingCell({ lat: 0.01, lng: 180 })).toEqual(datingCell({ lat: 0.01, lng: -180 }))
  })
})

it('everybody within reach lives in one of the blocks', () => {
  const reach = fc.constantFrom(5, 25, 50, 200)
  const near = fc.record({
    north: fc.double({ min: -3, max: 3, noNaN: true }),
    east: fc.double({ min: -3, max: 3, noNaN: true }),
  })
  const check = () =>
    fc.assert(
      fc.property(anywhere, near, reach, (centre, { north, east }, miles) => {
        fc.pre(Math.abs(centre.lat) < 80)
        const other = { lat: centre.lat + north, lng: ((centre.lng + east + 540) % 360) - 180 }
        fc.pre(distanceMiles(centre, other) <= miles)
        return blocksWithin(centre, miles).includes(blockOf(other))
      }),
    )
  expect(check).not.toThrow()
})

it('straight lines are in the order of distances', () => {
  expect(squaredLine(5)).toBeLessThan(squaredLine(10))
  expect(Math.sqrt(squaredLine(100)) * 3959).toBeCloseTo(100, 1)
})
