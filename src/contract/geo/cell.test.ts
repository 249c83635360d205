import { describe, expect, it } from 'vitest'
import { bearing, cellOf, coveringCells, distanceMiles, type Position, publicPoint } from './cell.ts'

const WASHINGTON = { lat: 38.8951, lng: -77.0364 }
const ADDIS_ABABA = { lat: 9.02497, lng: 38.74689 }
const STOCKHOLM = { lat: 59.32938, lng: 18.06871 }

/** Pseudo-random numbers in [0, 1) that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const positionBy = (next: () => number): Position => ({ lat: next() * 180 - 90, lng: next() * 360 - 180 })

/** The point that lies `miles` from a centre in a compass direction. */
function travelled(from: Position, miles: number, course: number): Position {
  const [lat, lng, arc] = [(from.lat * Math.PI) / 180, (from.lng * Math.PI) / 180, miles / 3959]
  const toLat = Math.asin(Math.sin(lat) * Math.cos(arc) + Math.cos(lat) * Math.sin(arc) * Math.cos(course))
  const toLng =
    lng +
    Math.atan2(
      Math.sin(course) * Math.sin(arc) * Math.cos(lat),
      Math.cos(arc) - Math.sin(lat) * Math.sin(toLat),
    )
  return { lat: (toLat * 180) / Math.PI, lng: (((((toLng * 180) / Math.PI + 540) % 360) + 360) % 360) - 180 }
}

describe('distanceMiles', () => {
  it('is the great circle', () => {
    expect(distanceMiles(WASHINGTON, ADDIS_ABABA)).toBeCloseTo(7161.39, 2)
    expect(distanceMiles(STOCKHOLM, ADDIS_ABABA)).toBeCloseTo(3640.12, 2)
  })

  it('is nothing from a place to itself, and half the earth to the other side', () => {
    expect(distanceMiles(WASHINGTON, WASHINGTON)).toBe(0)
    expect(distanceMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 3959, 6)
    expect(distanceMiles({ lat: 90, lng: 10 }, { lat: -90, lng: -70 })).toBeCloseTo(Math.PI * 3959, 6)
  })

  it('knows that both sides of the date line are near each other', () => {
    expect(distanceMiles({ lat: 0, lng: 179.9 }, { lat: 0, lng: -179.9 })).toBeCloseTo(13.82, 2)
  })
})

it('bearing is counted from north, clockwise', () => {
  const from = { lat: 0, lng: 179.5 }
  const to = (lat: number, lng: number) => bearing(from, { lat, lng })
  expect(to(1, 179.5)).toBe(0)
  expect(to(0, -179.5)).toBeCloseTo(90, 9)
  expect(to(-1, 179.5)).toBeCloseTo(180, 9)
  expect(to(0, 178.5)).toBeCloseTo(270, 9)
})

describe('cellOf', () => {
  it('numbers the cells from the south pole and the date line on', () => {
    expect(cellOf('fine', { lat: -90, lng: -180 })).toBe(0)
    expect(cellOf('fine', { lat: -90, lng: -179.75 })).toBe(1)
    expect(cellOf('fine', { lat: -89.75, lng: -180 })).toBe(1440)
    expect(cellOf('coarse', { lat: -88, lng: -178 })).toBe(181)
  })

  it('keeps the poles inside and gives the date line one name', () => {
    expect(cellOf('fine', { lat: 90, lng: 179.99 })).toBe(720 * 1440 - 1)
    expect(cellOf('coarse', { lat: 90, lng: 179.99 })).toBe(90 * 180 - 1)
    expect(cellOf('fine', { lat: 5, lng: 180 })).toBe(cellOf('fine', { lat: 5, lng: -180 }))
  })
})

describe('coveringCells', () => {
  const next = numbers(7)
  const edges: Position[] = [
    { lat: 90, lng: 0 },
    { lat: -90, lng: 12 },
    { lat: 89.9, lng: 179.9 },
    { lat: -89.7, lng: -180 },
    { lat: 0, lng: 180 },
    { lat: 12.5, lng: -179.99 },
    { lat: 65.3, lng: 179.6 },
    { lat: 0, lng: 0 },
    { lat: 38.75, lng: -77 },
  ]
  const centres = [...edges, ...Array.from({ length: 120 }, () => positionBy(next))]
  const radii = [0.01, 1, 5, 18, 25, 100, 500, 2500, 6500, 12_000]

  it('holds every point within the radius, everywhere on earth', () => {
    const lost: unknown[] = []
    for (const centre of centres)
      for (const radius of radii) {
        const { grid, cells } = coveringCells(centre, radius)
        const known = new Set(cells)
        for (let round = 0; round < 12; round++) {
          const rim = round < 6 ? radius : radius * next()
          const point = travelled(centre, rim, (round / 6) * Math.PI + next())
          if (!known.has(cellOf(grid, point))) lost.push({ centre, radius, point })
        }
      }
    expect(lost).toEqual([])
  })

  it('names no cell twice, and only cells that exist', () => {
    for (const centre of centres)
      for (const radius of radii) {
        const { grid, cells } = coveringCells(centre, radius)
        const last = grid === 'fine' ? 720 * 1440 : 90 * 180
        expect(new Set(cells).size).toBe(cells.length)
        expect(cells.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < last)).toBe(true)
      }
  })

  it('stays small: one to six cells for five miles, tens for a hundred, coarse ones for more', () => {
    expect(coveringCells({ lat: 38.9, lng: -77.1 }, 5).cells.length).toBeLessThanOrEqual(6)
    expect(coveringCells(WASHINGTON, 25)).toMatchObject({ grid: 'fine' })
    expect(coveringCells(WASHINGTON, 25).cells.length).toBeLessThan(25)
    expect(coveringCells(WASHINGTON, 100)).toMatchObject({ grid: 'fine' })
    expect(coveringCells({ lat: 89.9, lng: 0 }, 100)).toMatchObject({ grid: 'coarse' })
    expect(coveringCells(WASHINGTON, 500)).toMatchObject({ grid: 'coarse' })
    expect(coveringCells(WASHINGTON, 500).cells.length).toBeLessThan(100)
    expect(coveringCells(WASHINGTON, 13_000).cells).toHaveLength(90 * 180)
  })
})

describe('publicPoint', () => {
  it('is less than a cell away and never the exact place of a whole neighbourhood', () => {
    const next = numbers(3)
    for (let round = 0; round < 2000; round++) {
      const exact = positionBy(next)
      expect(distanceMiles(exact, publicPoint(exact))).toBeLessThan(0.5)
    }
  })

  it('is the same for the whole cell', () => {
    const next = numbers(11)
    for (let round = 0; round < 2000; round++) {
      const shown = publicPoint(positionBy(next))
      expect(publicPoint(shown)).toEqual(shown)
    }
    expect(publicPoint({ lat: 38.8951, lng: -77.0364 })).toEqual(publicPoint({ lat: 38.896, lng: -77.037 }))
  })

  it('stays on the map at the poles and the date line', () => {
    for (const edge of [
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
      { lat: 0, lng: 180 },
      { lat: 0, lng: -180 },
    ]) {
      const { lat, lng } = publicPoint(edge)
      expect(Math.abs(lat)).toBeLessThanOrEqual(90)
      expect(Math.abs(lng)).toBeLessThanOrEqual(180)
    }
    expect(publicPoint({ lat: 10, lng: 180 })).toEqual(publicPoint({ lat: 10, lng: -180 }))
  })
})
