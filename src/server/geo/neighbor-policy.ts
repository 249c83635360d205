import { bearing, type Position } from '#contract/geo/cell.ts'
import { NEIGHBORS_MAX } from '#contract/geo/list-neighbors.ts'

/** Nearer it is the place itself or a quarter of it; farther it says little. */
export const NEIGHBOR_MILES = { least: 3, limit: 60 } as const
/** Degrees between two that are shown, so that their names do not lie upon each other. */
const APART = 60

interface Nearby extends Position {
  population: number
  miles: number
}

/**
 * Of the cities around a position those that say best where it is: large for how far they are, each in a direction of
 * its own.
 */
export function neighborsOf<City extends Nearby>(
  from: Position,
  nearby: readonly City[],
): (City & { bearing: number })[] {
  const known = nearby
    .filter(({ miles }) => miles >= NEIGHBOR_MILES.least && miles <= NEIGHBOR_MILES.limit)
    .map((city) => ({ ...city, bearing: bearing(from, city) }))
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  const chosen: (City & { bearing: number })[] = []
  for (const city of known) {
    if (chosen.length === NEIGHBORS_MAX) break
    if (chosen.every((other) => angleBetween(city.bearing, other.bearing) >= APART)) chosen.push(city)
  }
  return chosen.toSorted((one, other) => one.bearing - other.bearing)
}

const weightOf = ({ population, miles }: Nearby) => population / miles

function angleBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % 360
  return Math.min(turn, 360 - turn)
}
