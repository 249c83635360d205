import regions from './data/regions.json' with { type: 'json' }

/** Letters that NFD does not take apart. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ə: 'e',
}

/** Ge'ez letters of one sound in Amharic: first code points of the row that is written and of the row it is folded to. */
const SAME_SOUND: readonly (readonly [from: number, to: number, orders: number])[] = [
  [0x1210, 0x1200, 7], // ሐ → ሀ
  [0x1280, 0x1200, 7], // ኀ → ሀ
  [0x1220, 0x1230, 8], // ሠ → ሰ
  [0x12d0, 0x12a0, 7], // ዐ → አ
  [0x1340, 0x1338, 7], // ፀ → ጸ
]
/** The fourth order of these rows sounds like the first: ሃ = ሀ, ኣ = አ. */
const OPEN_SOUND: ReadonlyMap<string, string> = new Map([
  ['ሃ', 'ሀ'],
  ['ኣ', 'አ'],
])

function foldGeez(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const row = SAME_SOUND.find(([from, , orders]) => code >= from && code < from + orders)
  const folded = row ? String.fromCodePoint(code - row[0] + row[1]) : letter
  return OPEN_SOUND.get(folded) ?? folded
}

/** Most names of the world's cities: nothing to do but lower their case. */
const PLAIN_NAME = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/**
 * A name as it is searched: lower case, without accents, apostrophes and dots, other signs as single spaces,
 * letters of one sound as one. Queries and stored names go through the same fold.
 */
export function foldName(name: string): string {
  if (PLAIN_NAME.test(name)) return name.toLowerCase()
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþħıłə]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[\u1200-\u137f]/g, foldGeez)
    .replace(/['’‘`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A country, or one state or province of it. */
export interface Region {
  country: string
  admin1: string | null
}

interface NamedRegion extends Region {
  /** Folded. */
  names: string[]
}

/** What people call countries beside their names. */
const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'America', 'አሜሪካ'],
  GB: ['UK', 'England', 'Scotland', 'Wales', 'እንግሊዝ'],
  AE: ['UAE', 'Emirates', 'ኤምሬትስ'],
  SA: ['KSA'],
  NL: ['Holland', 'ሆላንድ'],
  CZ: ['Czech Republic'],
  TR: ['Turkey'],
}

const NAMED_REGIONS: readonly NamedRegion[] = [
  ...regions.map(({ country, code, name, nameAm }) => ({
    country,
    admin1: code,
    names: [code, name, nameAm].map(foldName),
  })),
  ...countries(),
]

function countries(): NamedRegion[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const amharic = new Intl.DisplayNames('am', { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((country) => {
      const name = english.of(country)
      if (name === undefined) return []
      const names = [country, name, amharic.of(country) ?? name, ...(COUNTRY_ALIASES[country] ?? [])]
      return [{ country, admin1: null, names: names.map(foldName) }]
    })
}

const POSTAL_REGIONS = new Map(regions.map(({ country, source, code }) => [`${country}/${source}`, code]))

/** Postal code of a state or province by GeoNames' own code; null where addresses do not use one. */
export function postalRegion(country: string, source: string): string | null {
  return POSTAL_REGIONS.get(`${country}/${source}`) ?? null
}

/** What was typed into the city box, folded. */
export interface PlaceQuery {
  /** The beginning of a name. */
  whole: string
  /** Other readings: the beginning of a name, followed by where it lies ("portland or", "london, uk"). */
  located: { name: string; regions: Region[] }[]
}

/** "New South Wales" has three words. */
const REGION_WORDS_MAX = 3

/** Reads a query of the city box. Regions may be half typed: "portland o" is also Portland in Oregon. */
export function readPlaceQuery(typed: string): PlaceQuery {
  const comma = typed.indexOf(',')
  const words = foldName(typed).split(' ')
  const whole = words.join(' ')
  const splits =
    comma === -1
      ? Array.from({ length: Math.min(REGION_WORDS_MAX, words.length - 1) }, (_, index) => {
          const at = words.length - 1 - index
          return [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const
        })
      : [[foldName(typed.slice(0, comma)), foldName(typed.slice(comma + 1))] as const]
  const located = splits
    .filter(([name, region]) => name !== '' && region !== '')
    .map(([name, region]) => ({ name, regions: regionsThatBegin(region) }))
    .filter((reading) => reading.regions.length > 0)
  return { whole, located }
}

const REGIONS_BY_NAME = Map.groupBy(
  NAMED_REGIONS.flatMap(({ names, country, admin1 }) =>
    [...new Set(names)].map((name) => ({ name, region: { country, admin1 } })),
  ),
  ({ name }) => name,
)

/** Countries, states and provinces that are called so, by name or code; none where it is no name that we know. */
export const regionsCalled = (name: string): Region[] =>
  (REGIONS_BY_NAME.get(foldName(name)) ?? []).map(({ region }) => region)

/** Every name of countries, states and provinces, folded; codes are left out. */
export const regionNames = (): { name: string; region: Region }[] =>
  NAMED_REGIONS.flatMap(({ names: [, ...names], country, admin1 }) =>
    names.map((name) => ({ name, region: { country, admin1 } })),
  )

/** "Virginia", "ቨርጂኒያ", "Canada": as it is called in a language. */
export function regionName({ country, admin1 }: Region, language: 'en' | 'am'): string {
  const state = regions.find((one) => one.country === country && one.code === admin1)
  if (state) return language === 'am' ? state.nameAm : state.name
  return new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
}

function regionsThatBegin(beginning: string): Region[] {
  return NAMED_REGIONS.filter(({ names }) => names.some((name) => name.startsWith(beginning))).map(
    ({ country, admin1 }) => ({ country, admin1 }),
  )
}
