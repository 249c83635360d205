import type { AssistantCard } from '#contract/assistant/card.ts'
import { CHAT_LIMITS } from '#contract/assistant/chat.ts'
import { MILES_PER_KM } from '#contract/geo/place.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { searchCard } from '#server/assistant/tools/prepare-search.ts'
import {
  type FoundListings,
  LISTINGS_SHOWN,
  searchListings,
} from '#server/assistant/tools/search-listings.ts'
import { findCue, KINDS } from '#server/listings/reading/public.ts'
import { findNearest, type Nearest } from './find-nearest.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import { isMeant } from './reading/relevance-filter-policy.ts'
import type { Question } from './reading/question-policy.ts'
import { countsMiles, nameOf, writeWanted } from './sentence-view.ts'
import { filtersOf, type Wanted } from './reading/search-intent-policy.ts'

/**
 * The listings that fit, as cards; where none do, the search may be saved.
 * @param requireWords nothing is shown that does not hold the words
 */
export async function answerListings(
  turn: Turn,
  question: Question,
  asked: Wanted,
  { requireWords = false } = {},
): Promise<Part[]> {
  const { wanted, found, leftOut } = await findListings(turn, question, asked, requireWords)
  const words = GUIDE_WORDS[turn.language]
  if (found.items.length === 0) {
    if (wanted.page > 0) return answerNoMore(turn, wanted)
    const isSearched = question.intent === 'listings' && !requireWords
    const nearest = isSearched ? await findNearest(turn, wanted, (one) => searchMeant(turn, one)) : null
    return nearest ? answerNearest(turn, wanted, nearest) : answerNothing(turn, wanted)
  }
  const { count, items } = found
  const isMore = wanted.page > 0
  const hasMore = count.capped || count.value > items.length + wanted.page * LISTINGS_SHOWN
  const parts = [
    ...(leftOut === '' ? [] : [words.leftOut(leftOut)]),
    isMore ? words.more(items.length) : words.found(writeWanted(wanted, turn, count)),
    ...(hasMore && !isMore ? [words.shown(items.length)] : []),
    ...(wanted.cheapest && !isMore ? [words.cheapestFirst] : []),
    ...(wanted.category === 'rooms_housing' && !isMore ? [words.verify] : []),
    ...oneCity(turn, wanted),
  ]
  const further = [...(hasMore ? [words.ask.more] : []), ...furtherOf(turn, wanted)]
  return [
    { kind: 'text', text: parts.join(' ') },
    { kind: 'cards', cards: found.items.map(({ id }) => ({ kind: 'listing', id })) },
    { kind: 'suggestions', suggestions: further.slice(0, CHAT_LIMITS.suggestionsMax) },
  ]
}

interface Answerable {
  wanted: Wanted
  found: FoundListings
  /** Words that nothing here holds. */
  leftOut: string
}

/**
 * By its kind first, then by the word that named the kind, since not everybody files what they offer as others would; at
 * last without the words that no text holds, which is said.
 */
async function findListings(
  turn: Turn,
  question: Question,
  wanted: Wanted,
  requireWords: boolean,
): Promise<Answerable> {
  const named = namedKind(question, wanted)
  const found = await searchMeant(turn, wanted)
  if (found.items.length > 0) return { wanted, found, leftOut: '' }
  if (named !== '') {
    const byWord = { ...wanted, subcategory: null, q: `${named} ${wanted.q}`.trim() }
    const more = await searchMeant(turn, byWord)
    if (more.items.length > 0) return { wanted: byWord, found: more, leftOut: '' }
  }
  if (wanted.q !== '' && wanted.category !== null && !requireWords) {
    const others = { ...wanted, q: '' }
    const more = await searchMeant(turn, others)
    if (more.items.length > 0) return { wanted: others, found: more, leftOut: wanted.q }
  }
  return { wanted, found, leftOut: '' }
}

/** So many are looked at for those that are meant. */
const LOOKED_AT = 20

async function searchMeant(turn: Turn, wanted: Wanted): Promise<FoundListings> {
  const before = wanted.page * LISTINGS_SHOWN
  const limit = Math.min(LISTING_LIMITS.pageSizeMax, LOOKED_AT + before)
  const { items, count } = await searchListings(turn, filtersOf(wanted), limit)
  const meant = items.filter((listing) => isMeant(wanted, listing))
  return {
    items: meant.slice(before, before + LISTINGS_SHOWN),
    count: { ...count, value: count.value - (items.length - meant.length) },
  }
}

/** The word by which the kind was named. */
function namedKind({ words }: Question, { subcategory }: Wanted): string {
  const cue = subcategory && KINDS.find((kind) => kind.subcategory === subcategory)?.cue
  const [named] = cue ? findCue(cue, words) : []
  return named === undefined ? '' : (words[named]?.raw ?? '')
}

function answerNoMore(turn: Turn, wanted: Wanted): Part[] {
  return [
    { kind: 'text', text: GUIDE_WORDS[turn.language].noMore },
    { kind: 'suggestions', suggestions: furtherOf(turn, wanted) },
  ]
}

/** Cards that do not fit all of it, which is said, and the search to be told of what does. */
function answerNearest(turn: Turn, wanted: Wanted, { found, given }: Nearest): Part[] {
  const words = GUIDE_WORDS[turn.language]
  const card = saveCard(turn, wanted)
  const text = [
    words.nearest(writeWanted(wanted, turn), given),
    ...(wanted.category === 'rooms_housing' ? [words.verify] : []),
  ]
  const listings = found.items.map(({ id }) => ({ kind: 'listing', id }) as const)
  return [
    { kind: 'text', text: text.join(' ') },
    { kind: 'cards', cards: [...listings, ...(card ? [card] : [])] },
    { kind: 'suggestions', suggestions: furtherOf(turn, wanted).filter((one) => one !== words.ask.save) },
  ]
}

function answerNothing(turn: Turn, wanted: Wanted): Part[] {
  const words = GUIDE_WORDS[turn.language]
  const card = saveCard(turn, wanted)
  const parts = [
    words.none(writeWanted(wanted, turn)),
    ...(card ? [words.noneSaved] : []),
    ...oneCity(turn, wanted),
  ]
  return [
    { kind: 'text', text: parts.join(' ') },
    ...(card ? [{ kind: 'cards', cards: [card] } as const] : []),
    { kind: 'suggestions', suggestions: furtherOf(turn, wanted).filter((one) => one !== words.ask.save) },
  ]
}

export function saveCard(turn: Turn, wanted: Wanted): AssistantCard | null {
  return searchCard(nameOf(wanted, turn.language), filtersOf(wanted), wanted.place?.id ?? null)
}

function oneCity({ language }: Turn, { otherCity, page }: Wanted): string[] {
  if (otherCity === null || page > 0) return []
  const name = language === 'am' ? (otherCity.nameAm ?? otherCity.name) : otherCity.name
  return [GUIDE_WORDS[language].oneCity(name)]
}

/** Steps of the distance that is offered next, in the unit of the reader. */
const WIDER = { miles: [50, 100], kilometres: [100, 200] } as const

function furtherOf({ language, units }: Turn, { place, radius, category, otherCity }: Wanted): string[] {
  const { ask } = GUIDE_WORDS[language]
  const isMiles = place !== null && countsMiles(place, units)
  const now = radius === null ? Infinity : isMiles ? radius : radius / MILES_PER_KM
  const wider = WIDER[isMiles ? 'miles' : 'kilometres'].find((distance) => distance > now)
  const other = language === 'am' ? (otherCity?.nameAm ?? otherCity?.name) : otherCity?.name
  return [
    ...(other === undefined ? [] : [ask.in(other)]),
    ask.save,
    ...(place === null || wider === undefined ? [] : [ask.within(wider, isMiles)]),
    ...(radius === null ? [] : [ask.anywhere]),
    ...(category === 'rooms_housing' || category === 'items' ? [ask.scam] : []),
  ]
}
