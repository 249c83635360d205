import { MILES_PER_KM } from '#contract/geo/place.ts'

/** Beyond this a position has no city. */
export const NEAREST_PLACE_MILES = 200 * MILES_PER_KM

/** A large city is not larger than this to somebody who stands in the town beside it. */
const EXTENT_MAX_MILES = 5

/** Roughly how far a city reaches from its middle: 207 000 people live within 2.8 miles, 15 000 within 0.8. */
const extentMiles = (population: number) => Math.min(EXTENT_MAX_MILES, Math.sqrt(population) / 160)

interface Nearby {
  population: number
  miles: number
}

/**
 * The city that somebody would say they are in: the nearest, measured from its edge rather than its middle.
 * Otherwise much of Washington would be called by its quarters, which the source holds for towns.
 */
export function cityOf<Place extends Nearby>(nearby: readonly Place[]): Place | null {
  const fromEdge = ({ miles, population }: Place) => miles - extentMiles(population)
  const within = nearby.filter(({ miles }) => miles <= NEAREST_PLACE_MILES)
  return within.toSorted((one, other) => fromEdge(one) - fromEdge(other))[0] ?? null
}
