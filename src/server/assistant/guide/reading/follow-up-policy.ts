import { ASKING_WORDS, findCue, fold, holdsCue } from '#server/listings/reading/public.ts'
import { CUES } from './cue-policy.ts'
import type { Question } from './question-policy.ts'
import type { Wanted } from './search-intent-policy.ts'

/** A question and all that it asks for. */
export interface Understood {
  question: Question
  wanted: Wanted
  /** It names a place itself, or asks for one to be named. */
  namesCity: boolean
}

/** Bare words such as "jobs" or "and events?" that go on from what was asked before. */
const FEW_WORDS = 3

/**
 * What a question asks for after another: all that was asked before with the one thing that it changes, or itself alone
 * where it is about something else.
 */
export function goOn(before: Understood | null, own: Understood): Understood {
  if (before === null || own.question.intent === 'draft') return own
  if (asksForMore(own.question))
    return { ...before, wanted: { ...before.wanted, page: before.wanted.page + 1 } }
  const { question, wanted } = own
  const isChanging = isChange(question)
  const isGathering = question.intent === 'groups' || question.intent === 'events'
  if (isGathering) return goOnGathering(before, own, isChanging)
  if (wanted.q !== '') {
    if (!isChanging || question.isKindNamed) return own
    return isNarrowing(question)
      ? refine(before, own, { q: `${before.wanted.q} ${wanted.q}`.trim() })
      : refine(before, own, { ...ANEW, q: wanted.q })
  }
  if (question.isKindNamed) {
    const isSame = wanted.category === before.wanted.category && !isAboutGatherings(before)
    if (isSame && (isChanging || isBare(own)))
      return refine(before, own, { subcategory: wanted.subcategory ?? before.wanted.subcategory })
    return isChanging || isBare(own) ? refine(before, own, { ...ANEW, ...kindOf(own) }) : own
  }
  if (wanted.category !== null && before.wanted.category !== null)
    return wanted.category === before.wanted.category ? refine(before, own, {}) : own
  return changesSomething(own) ? refine(before, own, kindOf(own)) : own
}

/** "no, a job", "and jobs?", "with photos", "in Denver instead" */
function isChange({ words, taken }: Question): boolean {
  const [first] = words
  return holdsCue(CUES.changing, words) || (first !== undefined && !taken.has(0) && STARTS.has(first.folded))
}
const STARTS = new Set('no nope and also or but just for with without አይ እና'.split(' ').map(fold))

/** What does not outlive a change of what is looked for: the rent of a room is no wage. */
const ANEW = {
  q: '',
  category: null,
  subcategory: null,
  details: [],
  excluded: [],
  minPrice: null,
  maxPrice: null,
  cheapest: false,
  withPhotos: false,
} satisfies Partial<Wanted>

const kindOf = ({ wanted: { category, subcategory } }: Understood): Partial<Wanted> =>
  category === null ? {} : { category, subcategory }

const isAboutGatherings = ({ question: { intent } }: Understood) => intent === 'groups' || intent === 'events'

/** "and groups?" where rooms in Seattle were asked for: groups in Seattle. */
function goOnGathering(before: Understood, own: Understood, isChanging: boolean): Understood {
  const { question, wanted, namesCity } = own
  const isOther = !isChanging && question.words.length > FEW_WORDS
  if (namesCity || question.anywhere || isOther || before.wanted.place === null) return own
  const { place, cityWords, radius, unplaced } = before.wanted
  return { ...own, wanted: { ...wanted, place, cityWords, radius, unplaced } }
}

/** "in Denver instead", "under $800", "within 50 miles", "only furnished ones", "save this search" */
function changesSomething({ question, wanted, namesCity }: Understood): boolean {
  return (
    namesCity ||
    question.price !== null ||
    question.radius !== null ||
    question.anywhere ||
    question.cheapest ||
    question.withPhotos ||
    question.online ||
    question.days !== null ||
    wanted.details.length > 0 ||
    question.intent === 'save-search'
  )
}

function refine(
  before: Understood,
  { question, wanted, namesCity }: Understood,
  change: Partial<Wanted>,
): Understood {
  const isPriced = wanted.minPrice !== null || wanted.maxPrice !== null
  const combined = { ...before.wanted, ...change }
  const isSaving = question.intent === 'save-search'
  const isOther = change.category !== undefined && isAboutGatherings(before)
  return {
    namesCity: before.namesCity || namesCity,
    question: {
      ...before.question,
      intent: isSaving || isOther ? question.intent : before.question.intent,
      days: question.days ?? before.question.days,
      online: question.online || before.question.online,
      anywhere: question.anywhere || (before.question.anywhere && !namesCity),
    },
    wanted: {
      ...combined,
      page: 0,
      details: [
        ...new Set([
          ...combined.details.filter((one) => !isReplaced(one, wanted.details)),
          ...wanted.details,
        ]),
      ],
      excluded: [...new Set([...combined.excluded, ...wanted.excluded])],
      cheapest: wanted.cheapest || combined.cheapest,
      withPhotos: wanted.withPhotos || combined.withPhotos,
      ...(isPriced && { minPrice: wanted.minPrice, maxPrice: wanted.maxPrice, currency: wanted.currency }),
      ...(namesCity && {
        place: wanted.place,
        cityWords: wanted.cityWords,
        radius: question.radius ?? wanted.radius,
        unplaced: wanted.unplaced,
      }),
      otherCity: wanted.otherCity,
      ...(question.radius !== null && combined.place !== null && { radius: question.radius }),
      ...(question.anywhere && { radius: null, unplaced: null }),
    },
  }
}

/** "bedrooms:2" gives way to "bedrooms:3". */
const isReplaced = (filter: string, by: readonly string[]) =>
  by.some((one) => one.split(':')[0] === filter.split(':')[0])

/** "only", "with": what was found is narrowed rather than left. */
const isNarrowing = ({ words }: Question) =>
  holdsCue(CUES.narrowing, words) && !holdsCue(CUES.replacing, words)

const isBare = ({ question: { words, intent }, wanted, namesCity }: Understood): boolean =>
  intent === 'listings' &&
  words.length <= FEW_WORDS &&
  !namesCity &&
  wanted.details.length === 0 &&
  !holdsCue(CUES.find, words)

/** "show more", "ሌላ አለ?" */
export function asksForMore({ words, intent, days }: Pick<Question, 'words' | 'intent' | 'days'>): boolean {
  if ((intent !== 'listings' && intent !== 'unknown') || days !== null) return false
  const positions = new Set(findCue(CUES.more, words))
  return positions.size > 0 && words.every((word, at) => positions.has(at) || ASKING_WORDS.has(word.folded))
}
