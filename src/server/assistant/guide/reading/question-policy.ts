import type { CalendarDay } from '#contract/language/calendar-day.ts'
import type { FeastName } from '#contract/language/feast.ts'
import type { Category, Subcategory } from '#contract/listings/category.ts'
import {
  type AskedPrice,
  ASKING_WORDS,
  type Days,
  findCue,
  holdsCue,
  readExclusions,
  type ReadDate,
  readDate,
  readDays,
  readOffer,
  readPrice,
  readRadius,
  readWords,
  withoutExcluded,
  type Word,
} from '#server/listings/reading/public.ts'
import { readPastedMessage } from '#server/assistant/message-check/pasted-message-policy.ts'
import { CUES } from './cue-policy.ts'
import { type OddDate, readOddDate } from './odd-date-policy.ts'
import { matchFeastBySound, readFeast } from './feast-policy.ts'
import { readSeason, type Season } from './season-policy.ts'

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
  | 'message-check'
  | 'orders'
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
  /** Words that no match may hold. */
  excluded: readonly string[]
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
  /** Feasts or fasts as a whole. */
  season: Season | null
  /** A pasted message that is to be checked; '' where it still has to be pasted. */
  message: string | null
  /** What an advice that is not given would be about. */
  advice: 'legal' | 'medical' | null
  /** A day that its calendar does not have, or a year too far away. */
  odd: OddDate | null
  /** Words that are understood, by their indexes; what is left may name a place or is looked for as it is. */
  taken: ReadonlySet<number>
}

type Cued = Record<keyof typeof CUES, boolean>

/** What "closer" means where no number is named. */
const NEARER_MILES = 10

export function readQuestion(text: string, today: CalendarDay): Question {
  const priced = readPrice(text)
  const { radius, rest } = readRadius(priced?.rest ?? text)
  const words = readWords(rest)
  const exclusions = readExclusions(isAnswerNo(words) ? [] : words)
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
  const { category, subcategory, isKindNamed, details, kindPositions, detailPositions } = readOffer(
    withoutExcluded(words, exclusions),
  )
  take([...kindPositions, ...detailPositions, ...exclusions.positions])
  const feast = readFeast(words)
  const days = readDays(words, today)
  if (days) take(days.positions)
  const facts = {
    text,
    words,
    category,
    subcategory,
    isKindNamed,
    details,
    excluded: exclusions.words,
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
    season: feast === null ? readSeason(words) : null,
    message: readPastedMessage(text),
    advice: cued.medicalAdvice ? ('medical' as const) : cued.legalAdvice ? ('legal' as const) : null,
    odd: readOddDate(words, today, feast !== null),
    taken,
  }
  const feastFound = feast ?? (cued.when && facts.date === null ? matchFeastBySound(words) : null)
  if (feastFound) take(feastFound.positions)
  const intent = decide({ ...facts, feast: feastFound?.name ?? null }, cued)
  return { ...facts, feast: feastFound?.name ?? null, intent }
}

type Facts = Omit<Question, 'intent'>

function decide(facts: Facts, cued: Cued): Intent {
  const { category, price, feast, date, words } = facts
  const isNamed = category !== null || price !== null || facts.details.length > 0
  if (words.length === 0) return price === null ? 'unknown' : 'listings'
  if (cued.danger) return 'safety'
  if (facts.message !== null) return 'message-check'
  if (cued.orders) return 'orders'
  if (isOnlyGreeting(words)) return 'greeting'
  if (cued.reporting) return 'safety'
  if (cued.ownDating && (cued.how || cued.mine)) return 'how-to'
  if (cued.takenOver || cued.insulted) return 'safety'
  if (cued.rude && !cued.how && !cued.safety && !cued.app) return 'rude'
  if (isForbidden(words)) return 'safety'
  if (facts.isAboutPeople) return 'declined'
  if (facts.advice !== null && !cued.professional && !cued.safety) return 'declined'
  if (cued.languageSetting || cued.ownPrices) return 'how-to'
  if (isDateAsked(facts, cued)) return 'date'
  if (cued.saving && !cued.how) return 'save-search'
  if (cued.selling || ((cued.drafting || isOffered(facts, cued)) && !cued.how)) return 'draft'
  // "a room without a deposit" asks for a room
  if (cued.safety && !cued.find_out && !facts.details.includes('-deposit')) return 'safety'
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

/** “No, a job” answers what was said before. */
const isAnswerNo = ([first]: readonly Word[]): boolean => ANSWERS_NO.has(first?.folded ?? '')
const ANSWERS_NO = new Set(['no', 'not', 'nope'])

/** What may not be offered here. */
export const isForbidden = (words: readonly Word[]): boolean =>
  holdsCue(CUES.forbidden, words) && !holdsCue(CUES.harmless, words)

/** "I have a krar for sale", "Selling a krar" */
const isOffered = ({ words }: Facts, { owning, forOthers, find }: Cued): boolean =>
  words[0]?.folded === 'selling' || (owning && forOthers && !find)

/** When something is, or what a day is called elsewhere, rather than what takes place on it. */
function isDateAsked({ feast, date, days, category, odd, season }: Facts, cued: Cued): boolean {
  if ((season !== null || cued.thisYear) && category === null) return true
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
