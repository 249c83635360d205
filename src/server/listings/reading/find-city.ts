import type { Place } from '#contract/geo/place.ts'
import { hasPostalCodes } from '#contract/geo/postal-code.ts'
import { soundOf } from '#contract/language/phonetic-key.ts'
import { toSounds, type Sounds, likeness } from '#contract/language/phonetic-likeness.ts'
import type { Platform } from '#server/platform/platform.ts'
import {
  foldName,
  leadingPlaces,
  placesCalled,
  placesNamed,
  placesOf,
  type Region,
} from '#server/geo/public.ts'
import {
  type ChosenPlace,
  choosePlace,
  type PlaceCandidate,
  placeCandidates,
  readTypedCode,
  spokenCandidates,
  type TypedCode,
} from './place-policy.ts'
import { matchRegionBySound, type NamedRegion, readRegion } from './region-policy.ts'
import { readUnknownPlace } from './unknown-place-policy.ts'
import type { Word } from './word-policy.ts'

type Deps = Pick<Platform, 'db'>

/** Where a question asks for something to be. */
export type NamedPlace =
  | { kind: 'city'; place: Place; positions: readonly number[] }
  /** Too large to look around. Its largest cities, the largest first. */
  | { kind: 'region'; region: Region; cities: readonly Place[]; positions: readonly number[] }
  /** Stands where a place does, and is none that is known. */
  | { kind: 'unknown'; positions: readonly number[] }

/** Cities that are offered in place of what is none. */
export const CITIES_OFFERED = 4

/**
 * The place that a question names; where no city is called exactly so, one of the community's cities that is called nearly
 * so or whose name begins so. A state or country is no city.
 * @param isPlain the words ask for something that has a place
 */
export async function findCity(
  { db }: Deps,
  words: readonly Word[],
  taken: ReadonlySet<number>,
  isPlain: boolean,
): Promise<NamedPlace | null> {
  const candidates = placeCandidates(words, taken)
  const names = [...new Set(candidates.flatMap((candidate) => candidate.names))]
  const exact = choosePlace(words, candidates, await placesCalled(db, names))
  const region =
    readRegion(words, taken, isPlain) ?? (exact === null ? matchRegionBySound(words, taken) : null)
  const typed = readTypedCode(words, taken)
  // "10115 Berlin" is no code of New York
  const isAbroad = !hasPostalCodes(exact?.place.country ?? region?.regions[0]?.country)
  const coded = isAbroad ? null : await findCoded(db, typed)
  if (!coded && region !== null && (exact === null || isWithin(exact, region))) {
    const cities = await placesOf(db, region.regions, CITIES_OFFERED)
    const [first] = region.regions
    if (first && !isCityState(exact, region))
      return { kind: 'region', region: first, cities, positions: region.positions }
  }
  const place = coded ?? exact?.place
  if (place) {
    const lies = region?.regions.some((one) => isOf(place, one)) ? region.positions : []
    const ofCode = coded || isAbroad ? typed?.positions : null
    const positions = [ofCode, exact?.positions, lies].flatMap((some) => some ?? [])
    return { kind: 'city', place, positions: [...new Set(positions)] }
  }
  const spoken = await hearPlace(db, spokenCandidates(words, candidates))
  if (spoken) return spoken
  const positions = readUnknownPlace(words, taken)
  return positions && { kind: 'unknown', positions }
}

/** The city of a postal code; it says more than a name does. */
async function findCoded(db: Platform['db'], typed: TypedCode | null): Promise<Place | null> {
  const [place] = typed ? await placesNamed({ db }, typed.code, 1) : []
  return place ?? null
}

/** Another city that is named beside the one that is looked around: "in Seattle or Denver". */
export async function findOtherCity(
  { db }: Deps,
  words: readonly Word[],
  taken: ReadonlySet<number>,
): Promise<ChosenPlace | null> {
  const candidates = placeCandidates(words, taken)
  const names = [...new Set(candidates.flatMap((candidate) => candidate.names))]
  const chosen = choosePlace(words, candidates, await placesCalled(db, names))
  return chosen?.isSure === true ? chosen : null
}

const isOf = ({ country, admin1 }: Place, region: Region) =>
  region.country === country && (region.admin1 === null || region.admin1 === admin1)

/** "Virginia" is also a town in Minnesota, and "Washington state" more than Washington. */
function isWithin({ positions, isSure }: ChosenPlace, region: NamedRegion): boolean {
  const shared = positions.filter((at) => region.positions.includes(at)).length
  return shared > 0 && (!isSure || region.positions.length > shared)
}

/** "Singapore" */
const isCityState = (exact: ChosenPlace | null, { regions }: NamedRegion): boolean =>
  exact !== null &&
  exact.isLarge &&
  regions.some((region) => region.admin1 === null && isOf(exact.place, region))

async function hearPlace(db: Platform['db'], spoken: readonly PlaceCandidate[]): Promise<NamedPlace | null> {
  if (spoken.length === 0) return null
  const known = await knownNames(db)
  const found = spoken
    .flatMap(({ at, length, names: forms }) => {
      const scored = forms.map((form) => nearest(known, form))
      const best = scored.toSorted((one, other) => other.alike - one.alike)[0]
      return best?.place ? [{ at, length, ...best, place: best.place }] : []
    })
    .toSorted((one, other) => other.alike - one.alike || other.length - one.length)[0]
  if (!found) return null
  const positions = Array.from({ length: found.length }, (_, index) => found.at + index)
  return { kind: 'city', place: found.place, positions }
}

interface KnownName {
  folded: string
  sounds: Sounds
  place: Place
}

/** Names that are heard as one from here on. */
const ALIKE = 0.86
const SHORTEST = 3

let cached: Promise<readonly KnownName[]> | null = null

/** The community's cities do not change while the server runs. */
function knownNames(db: Platform['db']): Promise<readonly KnownName[]> {
  cached ??= leadingPlaces(db).then((places) =>
    places.flatMap((place) =>
      [place.name, place.nameAm].flatMap((name) =>
        name === null ? [] : [{ folded: foldName(name), sounds: toSounds(soundOf(name)), place }],
      ),
    ),
  )
  cached.catch(() => {
    cached = null
  })
  return cached
}

/** Where most readers are, as far as nothing is known of one of them. */
const WELL_KNOWN = ['washington', 'seattle', 'toronto', 'london']

export async function wellKnownCities({ db }: Deps): Promise<Place[]> {
  const known = await knownNames(db)
  return WELL_KNOWN.flatMap((name) => known.find(({ folded }) => folded === name)?.place ?? [])
}

function nearest(known: readonly KnownName[], form: string): { place: Place | null; alike: number } {
  if (form.length < SHORTEST) return { place: null, alike: 0 }
  const begun = known.find(({ folded }) => folded.startsWith(`${form} `))
  if (begun) return { place: begun.place, alike: 1 }
  const sounds = toSounds(soundOf(form))
  return known.reduce<{ place: Place | null; alike: number }>(
    (best, one) => {
      const alike = likeness(sounds, one.sounds)
      return alike >= ALIKE && alike > best.alike ? { place: one.place, alike } : best
    },
    { place: null, alike: 0 },
  )
}
