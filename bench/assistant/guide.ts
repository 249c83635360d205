// How often the built-in guide is right, on the demo data and every city of the world.
import { distanceMiles } from '#contract/geo/cell.ts'
import type { AssistantCard } from '#contract/assistant/card.ts'
import { sql } from 'kysely'
import { answerQuestion, type Answered } from '#server/assistant/guide/answer-question.ts'
import { NO_HOMES } from '#contract/listings/category.ts'
import { filtersOf } from '#server/assistant/guide/reading/search-intent-policy.ts'
import type { Turn } from '#server/assistant/open-turn.ts'
import { LISTINGS_SHOWN } from '#server/assistant/tools/search-listings.ts'
import { placeCalled } from '#server/geo/public.ts'
import { NOBODY } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import newcomers from './newcomers.json' with { type: 'json' }
import questions from './questions.json' with { type: 'json' }

/** A question and what a right answer holds; what is not named does not matter. */
interface Expected {
  ask: string
  script: string
  /** Left out where the answer alone counts. */
  intent?: string
  /** What was asked before, the oldest first. */
  before?: string[]
  /** Where the reader is, by the name of the city as it is known here. */
  here?: string
  /** A city is asked for: why, and some of the questions that are offered with one. */
  unplaced?: string
  offers?: string[]
  /** Words of the answer. */
  says?: string
  withPhotos?: boolean
  /** How often more was asked for. */
  page?: number
  category?: string
  subcategory?: string
  /** Name of the city as it is known here. */
  place?: string
  radius?: number
  /** Whole units. */
  min?: number
  max?: number
  currency?: string
  details?: string[]
  q?: string
  cheapest?: boolean
  online?: boolean
  /** Any of these answers of the help page is right. */
  faq?: string[]
  /** Words that no match may hold. */
  excluded?: string[]
  /** Nothing fits all of it: what comes nearest is shown, and that it does not fit is said. */
  nearMiss?: boolean
  /** Of a message that was pasted, and some of the reasons; null where it still has to be pasted. */
  verdict?: string | null
  reasons?: string[]
  /** Of the draft that is offered. */
  title?: string
  /** Gregorian days, all of them. */
  days?: string[]
}

interface Row {
  id: string
  category: string
  subcategory: string
  compared_price: string | null
  currency: string
  lat: number | null
  lng: number | null
}

export interface GuideFigures {
  asked: number
  right: number
  byScript: Record<string, { asked: number; right: number }>
  /** Ids in answers that exist nowhere, or that the filters of the question do not let through. */
  invented: number
  wrong: { ask: string; problems: string[] }[]
}

/** Asks everything and compares; what listings fit is worked out here once more, without the search of the product. */
export async function evaluateGuide(platform: Platform): Promise<GuideFigures> {
  const { rows } = await sql<Row>`
    select id, category, subcategory, compared_price::text, currency, lat, lng
    from listing where state = 'active' and kind = 'offer' and expires_at > clock_now()`.execute(platform.db)
  const known = await knownIds(platform)
  const figures: GuideFigures = { asked: 0, right: 0, byScript: {}, invented: 0, wrong: [] }
  for (const expected of [...questions, ...newcomers] as Expected[]) {
    const answered = await answerQuestion(await turnOf(platform, expected))
    const cards = answered.parts.flatMap((part) => (part.kind === 'cards' ? part.cards : []))
    const invented = cards.filter((card) => 'id' in card && !known.has(card.id)).length
    const problems = [
      ...compare(expected, answered, cards),
      ...compareListings(expected, answered, cards, rows),
      ...(invented > 0 ? [`${invented} invented`] : []),
    ]
    figures.invented += invented
    figures.asked++
    const script = (figures.byScript[expected.script] ??= { asked: 0, right: 0 })
    script.asked++
    if (problems.length === 0) {
      figures.right++
      script.right++
    } else figures.wrong.push({ ask: expected.ask, problems })
  }
  return figures
}

async function knownIds({ db }: Platform): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id::text from listing where state = 'active' and expires_at > clock_now()
    union all select id::text from community_group where archived_at is null
    union all select id::text from group_event where cancelled_at is null`.execute(db)
  const { FAQ_PLACES } = await import('#contract/legal/faq/faq.ts')
  return new Set([...rows.map(({ id }) => id), ...FAQ_PLACES.map(({ id }) => id)])
}

const asked = (content: string) => [
  { role: 'user' as const, content },
  { role: 'assistant' as const, content: 'Here is what I found.' },
]

async function turnOf(tools: Platform, { ask, script, before = [], here }: Expected): Promise<Turn> {
  return {
    tools,
    caller: NOBODY,
    language: script === 'am' ? 'am' : 'en',
    messages: [...before.flatMap(asked), { role: 'user', content: ask }],
    here: here === undefined ? null : await placeCalled(tools.db, { city: here, region: '' }),
    articles: [],
    units: null,
    signal: AbortSignal.timeout(30_000),
    found: new Map(),
  }
}

function compare(
  expected: Expected,
  { question, wanted, parts, checked }: Answered,
  cards: readonly AssistantCard[],
): string[] {
  const problems: string[] = []
  const same = (name: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      problems.push(`${name}: ${JSON.stringify(is)} instead of ${JSON.stringify(should)}`)
  }
  if (expected.intent !== undefined) same('intent', question.intent, expected.intent)
  if (expected.verdict !== undefined) same('verdict', checked?.verdict ?? null, expected.verdict)
  for (const reason of expected.reasons ?? [])
    if (!checked?.reasons.some((one) => one === reason)) problems.push(`reason: ${reason} is not seen`)
  if (expected.nearMiss && !cards.some(({ kind }) => kind === 'listing' || kind === 'group'))
    problems.push('nothing near is shown')
  if (expected.faq && expected.intent === undefined) return [...problems, ...wrongFaq(expected, cards)]
  problems.push(...wrongFaq(expected, cards))
  const answerText = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join(' ')
  if (expected.says !== undefined && !answerText.includes(expected.says))
    problems.push(`says: ${answerText.slice(0, 80)} instead of ${expected.says}`)
  const offered = parts.flatMap((part) => (part.kind === 'suggestions' ? part.suggestions : []))
  for (const offer of expected.offers ?? [])
    if (!offered.includes(offer)) problems.push(`offers: ${offered.join(' | ')} without ${offer}`)
  if (expected.days) {
    const found = cards.flatMap((card) => (card.kind === 'date' ? [card.gregorian] : []))
    same('days', found, expected.days)
  }
  if (expected.title !== undefined) {
    const draft = cards.find((card) => card.kind === 'draft-listing')
    same('title', draft?.fields.title ?? '', expected.title)
  }
  if (!wanted) return problems
  same('unplaced', wanted.unplaced?.kind, expected.unplaced)
  same('place', wanted.place?.name ?? null, expected.place ?? null)
  if (expected.intent === 'groups' || expected.intent === 'events') {
    if (expected.q !== undefined) same('q', wanted.q, expected.q)
    same('online', question.online, expected.online ?? false)
    return problems
  }
  if (expected.category) same('category', wanted.category, expected.category)
  same('max', wanted.maxPrice, expected.max === undefined ? null : expected.max * 100)
  same('min', wanted.minPrice, expected.min === undefined ? null : expected.min * 100)
  if (expected.currency) same('currency', wanted.currency, expected.currency)
  if (expected.intent !== 'listings') return problems
  same('subcategory', wanted.subcategory, expected.subcategory ?? null)
  same('q', wanted.q.toLowerCase(), expected.q ?? '')
  same('excluded', wanted.excluded, expected.excluded ?? [])
  same('details', wanted.details, expected.details ?? [])
  same('withPhotos', wanted.withPhotos, expected.withPhotos ?? false)
  same('page', wanted.page, expected.page ?? 0)
  same('cheapest', wanted.cheapest, expected.cheapest ?? false)
  same('radius', wanted.radius, expected.place ? (expected.radius ?? 25) : null)
  return problems
}

function wrongFaq({ faq }: Expected, cards: readonly AssistantCard[]): string[] {
  const [first] = cards.flatMap((card) => (card.kind === 'faq' ? [card.id as string] : []))
  if (!faq || faq.some((id) => id === first)) return []
  return [`faq: ${first} instead of ${faq[0]}`]
}

/** What is shown fits; and where words play no part, all that fits is counted and as many are shown as there is room for. */
function compareListings(
  { intent, q, details, excluded, subcategory, cheapest, withPhotos, page, unplaced }: Expected,
  { wanted, parts }: Answered,
  cards: readonly AssistantCard[],
  rows: readonly Row[],
): string[] {
  if (intent !== 'listings' || !wanted) return []
  // what does not fit is said to be near only
  const isNear = parts.some((part) => part.kind === 'text' && /The nearest, |የሚቀርቡት እነዚህ/.test(part.text))
  const shown = isNear ? [] : cards.flatMap((card) => (card.kind === 'listing' ? [card.id as string] : []))
  const filters = filtersOf(wanted)
  const fits = (row: Row, withKind: boolean) =>
    (!wanted.category || row.category === wanted.category) &&
    (!withKind || !wanted.subcategory || row.subcategory === wanted.subcategory) &&
    (wanted.category !== 'rooms_housing' ||
      wanted.subcategory !== null ||
      !NO_HOMES.includes(row.subcategory)) &&
    (filters.currency === undefined ||
      (row.compared_price !== null &&
        row.currency === wanted.currency &&
        Number(row.compared_price) <= (wanted.maxPrice ?? Infinity) &&
        Number(row.compared_price) >= (wanted.minPrice ?? 0))) &&
    (wanted.radius === null ||
      wanted.place === null ||
      (row.lat !== null &&
        row.lng !== null &&
        distanceMiles(wanted.place, { lat: row.lat, lng: row.lng }) <= wanted.radius + 0.01))
  const fitting = new Set(rows.filter((row) => fits(row, false)).map(({ id }) => id))
  const strangers = shown.filter((id) => !fitting.has(id))
  if (strangers.length > 0) return [`${strangers.length} shown that do not fit`]
  if (
    q !== undefined ||
    details !== undefined ||
    excluded !== undefined ||
    cheapest ||
    withPhotos ||
    page ||
    unplaced
  )
    return []
  const exact = rows.filter((row) => fits(row, true)).length
  const should = Math.min(LISTINGS_SHOWN, exact)
  if (shown.length === should || (exact === 0 && subcategory !== undefined)) return []
  return [`${shown.length} shown of ${exact} that fit`]
}
