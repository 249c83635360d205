import type { CalendarDay } from '#contract/language/calendar-day.ts'
import type { FeastName } from '#contract/language/feast.ts'
import type { Category, Subcategory } from '#contract/listings/category.ts'
import { readBedrooms } from './bedroom-policy.ts'
import { CUES, DETAILS, JOB_KINDS, KINDS } from './cue-policy.ts'
import { type Days, type ReadDate, readDate, readDays } from './day-policy.ts'
import { type OddDate, readOddDate } from './odd-date-policy.ts'
import { matchFeastBySound, readFeast } from './feast-policy.ts'
import { type AskedPrice, readPrice } from './price-policy.ts'
import { ASKING_WORDS } from './stop-word-policy.ts'
import { findCue, holdsCue, readWords, type Word } from './word-policy.ts'

export type Intent =
  | 'greeting'
  | 'listings'
  | 'groups'
  | 'events'
  | 'how-to'
  | 'safety'
  | 'date'
  | 'draft'
  | 'save-search'
  | 'declined'
  | 'rude'
  | 'unknown'

/** A question as far as it is understood without looking anything up. */
export interface Question {
  text: string
  words: readonly Word[]
  intent: Intent
  category: Category | null
  subcategory: Subcategory | null
  /** It is named by a word of its own, rather than told from a detail that only it has. */
  isKindNamed: boolean
  /** As the filters of lists are written. */
  details: readonly string[]
  price: AskedPrice | null
  /** Miles; null where none are named. */
  radius: number | null
  nearMe: boolean
  /** Somebody is looked for, rather than something. */
  isAboutPeople: boolean
  cheapest: boolean
  withPhotos: boolean
  anywhere: boolean
  online: boolean
  days: Days | null
  date: ReadDate | null
  feast: FeastName | null
  /** A day that its calendar does not have, or a year too far away. */
  odd: OddDate | null
  /** Words that are understood, by their indexes; what is left may name a place or is looked for as it is. */
  taken: ReadonlySet<number>
}

type Cued = Record<keyof typeof CUES, boolean>

const RADIUS = /(\d{1,3})\s*(miles?|mi\b|km|kilomet(?:er|re)s?|ማይል|ኪሎ\s*ሜትር|ኪሜ)/iu
const MILES_PER_KM = 0.621371
const RADIUS_MAX = 500
/** What "closer" means where no number is named. */
const NEARER_MILES = 10

export function readQuestion(text: string, today: CalendarDay): Question {
  const priced = readPrice(text)
  const { radius, rest } = readRadius(priced?.rest ?? text)
  const words = readWords(rest)
  const taken = new Set<number>()
  const take = (positions: readonly number[]) => positions.forEach((at) => taken.add(at))
  const cued = Object.fromEntries(
    Object.entries(CUES).map(([name, cue]) => [name, holdsCue(cue, words)]),
  ) as Cued
  for (const name of [
    'near',
    'cheapest',
    'anywhere',
    'online',
    'groups',
    'events',
    'saving',
    'find',
    'wanted',
    'photos',
    'nearer',
  ] as const)
    take(findCue(CUES[name], words))
  const kind = readKind(words)
  take(kind.positions)
  const details = DETAILS.flatMap(({ category, filter, cue }) => {
    const positions = findCue(cue, words)
    const isOther = kind.category !== null && kind.category !== category
    if (isOther || positions.every((at) => kind.positions.includes(at))) return []
    take(positions)
    return [{ category, filter }]
  })
  const bedrooms = kind.category === null || kind.category === 'rooms_housing' ? readBedrooms(words) : null
  if (bedrooms) {
    details.push({ category: 'rooms_housing', filter: bedrooms.filter })
    take(bedrooms.positions)
  }
  const feast = readFeast(words)
  const days = readDays(words, today)
  if (days) take(days.positions)
  const facts = {
    text,
    words,
    category: kind.category ?? details[0]?.category ?? null,
    subcategory: kind.subcategory,
    isKindNamed: kind.category !== null,
    details: details.map(({ filter }) => filter),
    price: priced?.price ?? null,
    radius: radius ?? (cued.nearer ? NEARER_MILES : null),
    nearMe: cued.near,
    isAboutPeople: isAboutPeople(cued),
    cheapest: cued.cheapest,
    withPhotos: cued.photos,
    anywhere: cued.anywhere,
    online: cued.online,
    days: days?.days ?? null,
    date: readDate(words, today),
    odd: readOddDate(words, today, feast !== null),
    taken,
  }
  const feastFound = feast ?? (cued.when && facts.date === null ? matchFeastBySound(words) : null)
  if (feastFound) take(feastFound.positions)
  const intent = decide({ ...facts, feast: feastFound?.name ?? null }, cued)
  return { ...facts, feast: feastFound?.name ?? null, intent }
}

function readRadius(text: string): { radius: number | null; rest: string } {
  const match = RADIUS.exec(text)
  if (!match) return { radius: null, rest: text }
  const count = Number(match[1])
  const miles = /^k|ኪ/i.test(match[2] ?? '') ? Math.round(count * MILES_PER_KM) : count
  return { radius: Math.min(RADIUS_MAX, Math.max(1, miles)), rest: text.replace(match[0], ' ') }
}

/** The category that is named, its kind where one is, and the words that name them. */
function readKind(words: readonly Word[]): {
  category: Category | null
  subcategory: Subcategory | null
  positions: number[]
} {
  const named = KINDS.map((kind) => ({ kind, positions: findCue(kind.cue, words) })).filter(
    (one) => one.positions.length > 0,
  )
  // "የቤት ዕቃ" is furniture, although ቤት alone is a home
  const meant = named.filter(
    (one) =>
      !named.some((other) => holdsMore(other.positions, one.positions)) &&
      !isOfDetail(one.kind.category, one.positions, words),
  )
  const [first] = meant
  if (!first) return { category: null, subcategory: null, positions: [] }
  const { category } = first.kind
  // of a job, what it is done as is a kind of job rather than a service
  const kinds = category === 'jobs' ? JOB_KINDS : KINDS.filter((kind) => kind.category === category)
  const special = kinds
    .map((kind) => ({ kind, positions: findCue(kind.cue, words) }))
    .find((one) => one.positions.length > 0 && one.kind.subcategory !== undefined)
  const all = meant.filter((one) => one.kind.category === category).flatMap((one) => one.positions)
  return {
    category,
    subcategory: special?.kind.subcategory ?? null,
    positions: [...all, ...(special?.positions ?? [])],
  }
}

/** "ዕቃ የተሟላ" says furnished, although ዕቃ alone is an item. */
const isOfDetail = (category: Category, positions: readonly number[], words: readonly Word[]): boolean =>
  category === 'items' && DETAILS.some(({ cue }) => holdsMore(findCue(cue, words), positions))

const holdsMore = (all: readonly number[], some: readonly number[]) =>
  all.length > some.length && some.every((at) => all.includes(at))

type Facts = Omit<Question, 'intent'>

function decide(facts: Facts, cued: Cued): Intent {
  const { category, price, feast, date, words } = facts
  const isNamed = category !== null || price !== null || facts.details.length > 0
  if (words.length === 0) return price === null ? 'unknown' : 'listings'
  if (cued.danger) return 'safety'
  if (isOnlyGreeting(words)) return 'greeting'
  if (cued.reporting) return 'safety'
  if (cued.rude && !cued.how && !cued.safety && !cued.app) return 'rude'
  if (isForbidden(words)) return 'safety'
  if (facts.isAboutPeople) return 'declined'
  if (cued.advice && !cued.professional && !cued.safety) return 'declined'
  if (isDateAsked(facts, cued)) return 'date'
  if (cued.saving && !cued.how) return 'save-search'
  if (cued.selling || ((cued.drafting || isOffered(facts, cued)) && !cued.how)) return 'draft'
  if (cued.safety && !cued.find_out) return 'safety'
  if ((cued.how || (cued.whatIs && category === null)) && !cued.find_out && !cued.events && !cued.groups)
    return 'how-to'
  if (cued.how && !cued.find_out) return 'how-to'
  if (cued.app && !cued.photos && price === null && !(isNamed && cued.find)) return 'how-to'
  if (cued.groups) return 'groups'
  if (cued.events && (category === null || category === 'events')) return 'events'
  if (isNamed || cued.find) return 'listings'
  if (feast !== null || date !== null) return 'date'
  return 'unknown'
}

/** Whoever looks for a certain person, or for somebody to love. */
const isAboutPeople = (
  cued: Pick<Cued, 'dating' | 'people' | 'professional' | 'app' | 'number' | 'mine' | 'how' | 'safety'>,
) =>
  cued.dating ||
  (cued.people && !cued.professional && !cued.app) ||
  (cued.number && !cued.mine && !cued.how && !cued.app && !cued.safety)

/** What may not be offered here. */
export const isForbidden = (words: readonly Word[]): boolean =>
  holdsCue(CUES.forbidden, words) && !holdsCue(CUES.harmless, words)

/** "I have a krar for sale", "Selling a krar" */
const isOffered = ({ words }: Facts, { owning, forOthers, find }: Cued): boolean =>
  words[0]?.folded === 'selling' || (owning && forOthers && !find)

/** When something is, or what a day is called elsewhere, rather than what takes place on it. */
function isDateAsked({ feast, date, days, category, odd }: Facts, cued: Cued): boolean {
  if (cued.groups || cued.events || category === 'items') return false
  if (odd !== null && category === null && !cued.find) return true
  if (feast !== null) return cued.when || cued.converting || !cued.find
  if (date !== null) return cued.converting || cued.when
  return cued.converting && !cued.app && (days !== null || !cued.how)
}

function isOnlyGreeting(words: readonly Word[]): boolean {
  const positions = new Set(findCue(CUES.greeting, words))
  return positions.size > 0 && words.every((word, at) => positions.has(at) || ASKING_WORDS.has(word.folded))
}

/** What is left of a question when all that was understood is taken away, as it is looked for in texts. */
export function remainingWords({ words }: Pick<Question, 'words'>, taken: ReadonlySet<number>): string {
  const isTelling = (word: Word) =>
    !ASKING_WORDS.has(word.folded) && ![...word.stems].some((stem) => ASKING_WORDS.has(stem))
  return words
    .filter((word, at) => !taken.has(at) && isTelling(word) && [...word.folded].length > 1)
    .map(({ raw }) => raw)
    .slice(0, MAX_WANTED)
    .join(' ')
}

/** More words than these find nothing. */
const MAX_WANTED = 5
