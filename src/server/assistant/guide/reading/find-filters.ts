import { currencyOf } from '#contract/listings/price.ts'
import { DEFAULT_RADIUS_MILES } from '#contract/listings/search/search-listings.ts'
import type { Turn } from '#server/assistant/open-turn.ts'
import {
  CITIES_OFFERED,
  findCity,
  findCue,
  findOtherCity,
  type NamedPlace,
  wellKnownCities,
} from '#server/listings/reading/public.ts'
import { CUES } from './cue-policy.ts'
import { goOn, type Understood } from './follow-up-policy.ts'
import { type Question, readQuestion, remainingWords } from './question-policy.ts'
import type { Unplaced } from './search-intent-policy.ts'

/** Everything that a question asks for, with what it takes over from those before. */
export async function findFilters(turn: Turn, question: Question): Promise<Understood> {
  return goOn(await findEarlier(turn), await understand(turn, question))
}

async function understand(turn: Turn, question: Question): Promise<Understood> {
  const { taken, words, price } = question
  const isPlain = question.category !== null && question.category !== 'items'
  const found = await findCity(turn.tools, words, taken, isPlain)
  // words that ask for nothing in particular may be anything
  const named = found?.kind === 'unknown' && question.intent === 'unknown' ? null : found
  const isCity = named?.kind === 'city'
  const unplaced = await findUnplaced(turn, question, named)
  const place = isCity ? named.place : unplaced === null ? turn.here : null
  const positions = new Set([...taken, ...(named?.positions ?? [])])
  const left = remainingWords(question, positions)
  const other = isCity && left !== '' ? await findOtherCity(turn.tools, words, positions) : null
  const minor = (amount: number | undefined) => (amount === undefined ? null : Math.round(amount * 100))
  return {
    question,
    namesCity: named !== null || question.nearMe,
    wanted: {
      q: other === null ? left : remainingWords(question, new Set([...positions, ...other.positions])),
      category: question.category,
      subcategory: question.subcategory,
      details: question.details,
      excluded: question.excluded,
      minPrice: minor(price?.min),
      maxPrice: minor(price?.max),
      currency: price?.currency ?? currencyOf(place?.country ?? 'US'),
      place,
      cityWords: isCity ? rawOf(question, named.positions) : [],
      unplaced,
      otherCity: other?.place ?? null,
      radius: place === null || question.anywhere ? null : (question.radius ?? DEFAULT_RADIUS_MILES),
      cheapest: question.cheapest,
      withPhotos: question.withPhotos,
      page: 0,
    },
  }
}

const rawOf = ({ words }: Question, positions: readonly number[]): string[] =>
  positions.toSorted((one, other) => one - other).flatMap((at) => words[at]?.raw ?? [])

/** Why there is no city, where the question needs one: "in Texas", "in Xyzzyville", "near me". */
async function findUnplaced(
  turn: Turn,
  question: Question,
  named: NamedPlace | null,
): Promise<Unplaced | null> {
  const { text, words } = question
  if (question.anywhere || named?.kind === 'city') return null
  if (named?.kind === 'region')
    return {
      kind: 'region',
      region: named.region,
      cities: named.cities,
      words: rawOf(question, named.positions),
      text,
    }
  const isHere = named === null && question.nearMe && turn.here === null
  if (named === null && !isHere) return null
  const positions = named === null ? findCue(CUES.near, words) : named.positions
  const { here } = turn
  const known = (await wellKnownCities(turn.tools)).filter(({ id }) => id !== here?.id)
  return {
    kind: named === null ? 'here' : 'unknown',
    region: null,
    cities: here === null ? known : [here, ...known.slice(0, CITIES_OFFERED - 1)],
    words: rawOf(question, positions),
    text,
  }
}

/** How many earlier questions are gone through. */
const LOOKED_BACK = 12
const SEARCHING: readonly Question['intent'][] = ['listings', 'unknown', 'save-search', 'groups', 'events']

/** What was last looked for: a question and all that was changed in it since. */
async function findEarlier(turn: Turn): Promise<Understood | null> {
  const today = todayOf(turn)
  const asked = turn.messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .slice(-LOOKED_BACK)
  let before: Understood | null = null
  for (const { content } of asked) {
    const question = readQuestion(content, today)
    if (!SEARCHING.includes(question.intent)) continue
    const next = goOn(before, await understand(turn, question))
    const { category, q } = next.wanted
    const isSearch =
      category !== null || q !== '' || next.question.intent === 'groups' || next.question.intent === 'events'
    if (isSearch) before = next
  }
  return before
}

export function todayOf({ tools }: Pick<Turn, 'tools'>) {
  const now = tools.clock.now()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() }
}
