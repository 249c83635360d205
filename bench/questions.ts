import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { readListing as runRead } from '#server/listings/read-listing.ts'
import { searchListings as runSearch } from '#server/listings/search/search-listings.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { recordReads, type Statement } from './record-reads.ts'

/** One request, and the SQL that the server runs for it, in its order. */
export interface Question {
  path: string
  statements: Statement[]
  answer: string
}

export interface Shape {
  name: string
  questions: Question[]
  /** Whose each question is; without them everybody's. */
  tokens?: string[]
}

type Query = Record<string, string>
const CATEGORIES = ['rooms_housing', 'jobs', 'items', 'services'] as const
const WORDS = ['clean', 'metro', 'injera', 'saturday', 'አዲስ', 'ንጹሕ', 'ቡና', 'guitar'] as const
/** What a search field is asked while somebody types these words. */
export const TYPED = WORDS.flatMap((word) => [2, 3, 4].map((length) => word.slice(0, length)))
/** Searches in everyday words: of each kind, with a city and a price, and with a word that nothing holds. */
export const SENTENCES = [
  'room under 900 in seattle',
  'clean room in washington not basement',
  'used car under $9000 toronto',
  'ክፍል ኪራይ ሲያትል ከ900 ዶላር በታች',
  'sira seattle',
  'injera london',
  'purple xyzzy sofa minneapolis',
  'guitar saturday metro',
] as const
/** Of the seeded cities, the largest first; each question asks about another one. */
export const CITIES = 16
/** The one that other back ends are asked too. */
export const SECOND_PAGE = 'the same, second page'

/** What people ask most, each way with as many different questions as there are cities. */
export async function prepareShapes(opened: OpenDatabase): Promise<Shape[]> {
  const { rows: cities } = await opened.pool.query<{ lat: string; lng: string }>(
    'select lat::text, lng::text from place order by standing limit $1',
    [CITIES],
  )
  const { rows: listings } = await opened.pool.query<{ id: string }>(
    `select id from listing where state = 'active' and photo_count > 0 order by id limit $1`,
    [CITIES],
  )
  const at = (pick: readonly string[], index: number) => pick[index % pick.length] ?? ''
  const searches: [string, (city: Query, index: number) => Query][] = [
    [
      'newest within 25 miles, category',
      (city, index) => ({ ...city, radius: '25', category: at(CATEGORIES, index) }),
    ],
    ['word within 25 miles, relevance', (city, index) => ({ ...city, radius: '25', q: at(WORDS, index) })],
    [
      'word and category within 25 miles',
      // each word with each category, as the list of cities goes round
      (city, index) => ({
        ...city,
        radius: '25',
        q: at(WORDS, index),
        category: at(CATEGORIES, index + Math.floor(index / WORDS.length)),
      }),
    ],
    ['newest of a category anywhere', (city, index) => ({ ...city, category: at(CATEGORIES, index) })],
    [
      'nearest of a category',
      (city, index) => ({ ...city, sort: 'distance', category: at(CATEGORIES, index) }),
    ],
  ]
  const shapes: Shape[] = []
  for (const [name, queryOf] of searches) {
    const questions: Question[] = []
    for (const [index, city] of cities.entries())
      questions.push(await askSearch(opened, queryOf(city, index)))
    shapes.push({ name, questions })
  }
  const first = shapes[0]?.questions ?? []
  const pages = await Promise.all(first.map((question) => askNextPage(opened, question)))
  shapes.push({ name: SECOND_PAGE, questions: pages.filter((page) => page !== null) })
  const details = await Promise.all(listings.map(({ id }) => askDetail(opened, id)))
  return [...shapes, { name: 'listing page', questions: details }]
}

async function askSearch(opened: OpenDatabase, query: Query): Promise<Question> {
  const { hot, statements } = recordReads(opened.hot)
  const input = schemaOf(searchListings).parse(query)
  const answer = await runSearch({ hot }, VISITOR, input)
  return { path: `/api/listings?${new URLSearchParams(query)}`, statements, answer }
}

async function askNextPage(opened: OpenDatabase, { path, answer }: Question): Promise<Question | null> {
  const { nextCursor } = JSON.parse(answer) as { nextCursor: string | null }
  if (nextCursor === null) return null
  const query = Object.fromEntries(new URLSearchParams(path.slice(path.indexOf('?'))))
  return askSearch(opened, { ...query, cursor: nextCursor })
}

const VISITOR = { userId: null, role: null }

async function askDetail(opened: OpenDatabase, listingId: string): Promise<Question> {
  const { hot, statements } = recordReads(opened.hot)
  const answer = await runRead({ hot }, VISITOR, schemaOf(readListing).parse({ listingId }))
  return { path: `/api/listings/${listingId}`, statements, answer }
}

export function schemaOf<Schema>(operation: { '~orpc': { inputSchema?: Schema } }): Schema {
  const schema = operation['~orpc'].inputSchema
  if (!schema) throw new Error('The operation takes no input.')
  return schema
}
