import { createRequire } from 'node:module'
import { cellOf, cellsAround, distanceMiles, type Position } from '#contract/geo/cell.ts'
import { POSTAL_COUNTRIES, readPostalCode } from '#contract/geo/postal-code.ts'
import { cityOf, NEAREST_PLACE_MILES } from './city-policy.ts'
import { foldName } from './place-name-policy.ts'
import type { LoadedPlace } from './place-store.ts'
import type { LoadedCode } from './postal-code-store.ts'

const SOURCE = 'zipcodes'

/** A code as the package `zipcodes` (BSD licence) has it; in Canada the city is a description of the district. */
interface SourceCode {
  zip: string
  latitude: number
  longitude: number
  city: string
}

/** A post office this far from a city of its name is in that city. */
const SAME_NAME_MILES = 40

/** Within this of nearly every code lies a city. */
const MOSTLY_MILES = 30

/** Villages are not what people call their city. */
const CITY_PEOPLE = 15_000

/** The postal codes near cities that we know, each with its city: the one it is named after, or the nearest. */
export function readPostalCodes(places: readonly LoadedPlace[]): LoadedCode[] {
  const there = places.filter(({ country }) => POSTAL_COUNTRIES.includes(country))
  const byName = Map.groupBy(
    there.flatMap((place) => place.foldedNames.map((folded) => ({ folded, place }))),
    ({ folded }) => folded,
  )
  const cities = Map.groupBy(
    there.filter(({ population }) => population >= CITY_PEOPLE),
    (place) => cellOf('coarse', place),
  )
  const named = (city: string, from: Position) =>
    measured(byName.get(foldName(city))?.map(({ place }) => place) ?? [], from)
      .filter(({ miles }) => miles <= SAME_NAME_MILES)
      .toSorted((one, other) => one.miles - other.miles)[0]
  const citiesAround = (from: Position, miles: number) =>
    cityOf(
      measured(
        cellsAround('coarse', from, miles).flatMap((cell) => cities.get(cell) ?? []),
        from,
      ),
    )
  const around = (from: Position) =>
    citiesAround(from, MOSTLY_MILES) ?? citiesAround(from, NEAREST_PLACE_MILES)
  return readSource().flatMap(({ zip, latitude, longitude, city }) => {
    const code = readPostalCode(zip)
    const from = { lat: latitude, lng: longitude }
    // the codes of the armed forces lie nowhere
    if (code === null || (latitude === 0 && longitude === 0)) return []
    const place = named(city, from) ?? around(from)
    return place ? [{ code, ...from, placeId: place.id }] : []
  })
}

const measured = (places: readonly LoadedPlace[], from: Position) =>
  places.map((place) => ({
    id: place.id,
    population: place.population,
    miles: distanceMiles(from, place),
  }))

/** Read once in the life of a database, so the megabytes do not stay in memory. */
function readSource(): SourceCode[] {
  const require = createRequire(import.meta.url)
  const { codes } = require(SOURCE) as { codes: Record<string, SourceCode> }
  for (const path of Object.keys(require.cache))
    if (path.includes(`/node_modules/${SOURCE}/`)) delete require.cache[path]
  return Object.values(codes)
}
