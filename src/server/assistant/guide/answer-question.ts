import type { FaqId } from '#contract/legal/faq/faq.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import type { CheckedMessage } from '#server/assistant/message-check/reason-policy.ts'
import { readAnswer } from '#server/assistant/tools/search-faq.ts'
import { searchListings } from '#server/assistant/tools/search-listings.ts'
import { holdsCue } from '#server/listings/reading/public.ts'
import { answerDate } from './answer-date.ts'
import { answerDraft } from './answer-draft.ts'
import { answerMessageCheck } from './answer-message-check.ts'
import { CHECK_WORDS } from './check-words-view.ts'
import { answerEvents, answerGroups, whereOf } from './answer-gatherings.ts'
import { answerHelp, showAnswer } from './answer-help.ts'
import { answerListings, saveCard } from './answer-listings.ts'
import { askForCity, askForThing, holdsUnknownWord } from './answer-unplaced.ts'
import { CUES } from './reading/cue-policy.ts'
import { findFilters, todayOf } from './reading/find-filters.ts'
import { asksForMore, type Understood } from './reading/follow-up-policy.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import { isForbidden, type Question, readQuestion } from './reading/question-policy.ts'
import { writeWanted } from './sentence-view.ts'
import { isThing } from './reading/product-query-policy.ts'
import { isNothing, type Wanted } from './reading/search-intent-policy.ts'

/** What the guide made of a question, and its answer. */
export interface Answered {
  question: Question
  wanted: Wanted | null
  parts: Part[]
  /** Of a message that was pasted. */
  checked?: CheckedMessage | null
}

/** The answer of the built-in guide: the question is read from its words alone, the answer is looked up. */
export async function answerQuestion(turn: Turn): Promise<Answered> {
  const text = turn.messages.at(-1)?.content ?? ''
  const question = asExpected(turn, readQuestion(text, todayOf(turn)))
  const { intent } = question
  if (intent === 'greeting') return { question, wanted: null, parts: greet(turn, question) }
  if (intent === 'orders') return { question, wanted: null, parts: help(turn) }
  if (intent === 'message-check') {
    const { checked, parts } = answerMessageCheck(turn, question.message ?? '')
    return { question, wanted: null, parts, checked }
  }
  if (intent === 'rude') return { question, wanted: null, parts: stayPolite(turn) }
  if (intent === 'declined') return { question, wanted: null, parts: await decline(turn, question) }
  if (intent === 'date') return { question, wanted: null, parts: answerDate(turn, question) }
  const atOnce = answerAtOnce(turn, question)
  if (atOnce) return { question, wanted: null, parts: atOnce }
  if (intent === 'how-to' || intent === 'safety') {
    const parts = answerHelp(turn, question, intent === 'safety')
    if (parts) return { question, wanted: null, parts }
  }
  return lookUp(turn, await findFilters(turn, question))
}

/** Of people who do for a living what is declined. */
const PROFESSIONALS_SHOWN = 3

/** What needs no search in the help page: the words say by themselves which of its answers is meant. */
const AT_ONCE: readonly (readonly [
  Question['intent'],
  isMeant: (words: Question['words']) => boolean,
  FaqId,
])[] = [
  ['safety', (words) => holdsCue(CUES.danger, words), 'in-danger'],
  ['safety', (words) => holdsCue(CUES.reporting, words), 'report-something'],
  ['safety', (words) => holdsCue(CUES.insulted, words), 'report-something'],
  ['safety', (words) => holdsCue(CUES.takenOver, words), 'account-taken-over'],
  ['safety', (words) => isForbidden(words), 'forbidden-offers'],
  ['safety', (words) => holdsCue(CUES.giftCard, words), 'spot-a-scam'],
  ['how-to', (words) => holdsCue(CUES.languageSetting, words), 'change-language'],
  ['how-to', (words) => holdsCue(CUES.ownPrices, words), 'cost-of-posting'],
]

function answerAtOnce(turn: Turn, question: Question): Part[] | null {
  const id = AT_ONCE.find(([intent, isMeant]) => intent === question.intent && isMeant(question.words))?.[2]
  const answer = id === undefined ? null : readAnswer(turn, id)
  if (!answer) return null
  const lead = id === 'forbidden-offers' ? GUIDE_WORDS[turn.language].forbidden : ''
  return showAnswer(turn, { ...answer, answer: `${lead} ${answer.answer}`.trim() }, [], id === 'in-danger')
}

/** Whoever was asked what to post, or what to search for, answers that, unless they look for something else. */
function asExpected({ messages }: Turn, question: Question): Question {
  const { intent, words, text } = question
  const before = messages.at(-2)?.content.trim()
  const isPasted = Object.values(CHECK_WORDS).some(({ paste }) => paste === before)
  if (isPasted && intent !== 'greeting')
    return { ...question, intent: 'message-check', message: question.message || text }
  if ((intent !== 'listings' && intent !== 'unknown') || holdsCue(CUES.find, words)) return question
  const wasAsked = (name: 'draftWhat' | 'saveWhat') =>
    Object.values(GUIDE_WORDS).some((wording) => wording[name] === before)
  if (wasAsked('draftWhat')) return { ...question, intent: 'draft' }
  return wasAsked('saveWhat') ? { ...question, intent: 'save-search' } : question
}

async function lookUp(turn: Turn, understood: Understood): Promise<Answered> {
  const { question } = understood
  const wanted = await withKnownWords(turn, understood)
  const { intent } = question
  const answered = (parts: Part[]): Answered => ({ question, wanted, parts })
  if (wanted.unplaced !== null && NEEDS_PLACE.includes(intent) && !question.online)
    return answered(await askForCity(turn, wanted.unplaced))
  switch (intent) {
    case 'groups':
      return answered(await answerGroups(turn, question, wanted))
    case 'events':
      return answered(await answerEvents(turn, question, wanted))
    case 'draft':
      return answered(answerDraft(turn, question, wanted))
    case 'save-search':
      return answered(answerSaving(turn, wanted))
    case 'listings':
      return isNothing(wanted) ? answered(help(turn)) : answerListed(turn, question, wanted)
    default:
      return answerUnknown(turn, question, wanted)
  }
}

/** A question about the site itself may well name a state. */
const NEEDS_PLACE: readonly Question['intent'][] = ['listings', 'unknown', 'groups', 'events', 'save-search']

/** "jobs in construction" names no place, as is known where something on offer says so. */
async function withKnownWords(turn: Turn, { question, wanted }: Understood): Promise<Wanted> {
  const { unplaced } = wanted
  if (unplaced?.kind !== 'unknown' || question.intent !== 'listings') return wanted
  const asWords = { ...wanted, unplaced: null, q: `${unplaced.words.join(' ')} ${wanted.q}`.trim() }
  return (await holdsUnknownWord(turn, asWords, unplaced)) ? asWords : wanted
}

/** A thing and a place say that it is sold there, unless it is offered as something else. */
async function answerListed(turn: Turn, asked: Question, wanted: Wanted): Promise<Answered> {
  const question: Question = { ...asked, intent: 'listings' }
  const { q, category, place, maxPrice, minPrice } = wanted
  if (q === '' && category === null && maxPrice === null && minPrice === null)
    return { question, wanted, parts: await askForThing(turn, wanted) }
  if (category !== null || q === '' || place === null || !isThing(q))
    return { question, wanted, parts: await answerListings(turn, question, wanted) }
  const asItem: Wanted = { ...wanted, category: 'items' }
  const parts = await answerListings(turn, question, asItem, { requireWords: true })
  if (showsListings(parts)) return { question, wanted: asItem, parts }
  const others = await answerListings(turn, question, wanted)
  return showsListings(others) ? { question, wanted, parts: others } : { question, wanted: asItem, parts }
}

const showsListings = (parts: readonly Part[]): boolean =>
  parts.some((part) => part.kind === 'cards' && part.cards.some(({ kind }) => kind === 'listing'))

/** Words alone: where the help page speaks of them that is meant, else what is offered here under that name. */
async function answerUnknown(turn: Turn, question: Question, wanted: Wanted): Promise<Answered> {
  const isRefined = wanted.category !== null || question.radius !== null || question.anywhere
  const wasNotified = (isRefined || wanted.cityWords.length > 0) && wanted.unplaced === null
  if (wasNotified && !isNothing(wanted) && !asksForMore(question)) return answerListed(turn, question, wanted)
  if (wanted.q !== '') {
    const parts = await answerListings(turn, question, wanted)
    if (showsListings(parts)) return { question, wanted, parts }
  }
  return { question, wanted, parts: answerHelp(turn, question, false) ?? help(turn) }
}

function answerSaving(turn: Turn, wanted: Wanted): Part[] {
  const words = GUIDE_WORDS[turn.language]
  const card = wanted.category === null && wanted.q === '' ? null : saveCard(turn, wanted)
  if (card === null)
    return [
      { kind: 'text', text: words.saveWhat },
      { kind: 'suggestions', suggestions: [words.ask.rooms, words.ask.jobs] },
    ]
  return [
    { kind: 'text', text: words.saveCard(writeWanted(wanted, turn)) },
    { kind: 'cards', cards: [card] },
  ]
}

function greet({ language }: Turn, { words }: Question): Part[] {
  const { greeting, thanked, parted, ask } = GUIDE_WORDS[language]
  const isThanks = holdsCue(CUES.thanks, words)
  const text = isThanks ? thanked : holdsCue(CUES.parting, words) ? parted : greeting
  return [
    { kind: 'text', text },
    { kind: 'suggestions', suggestions: [ask.rooms, ask.jobs, ask.events, ask.check] },
  ]
}

function stayPolite({ language }: Turn): Part[] {
  const { polite, ask } = GUIDE_WORDS[language]
  return [
    { kind: 'text', text: polite },
    { kind: 'suggestions', suggestions: [ask.rooms, ask.jobs, ask.report] },
  ]
}

function help({ language }: Turn): Part[] {
  const words = GUIDE_WORDS[language]
  const { ask } = words
  return [
    { kind: 'text', text: words.help },
    { kind: 'suggestions', suggestions: [ask.rooms, ask.jobs, ask.groups, ask.post] },
  ]
}

const PROFESSIONS = { legal: 'legal_immigration', medical: 'health_wellness' } as const

/** No advice of professions, but people who give it for a living; and nobody is looked for. */
async function decline(turn: Turn, question: Question): Promise<Part[]> {
  const { noAdvice, noPeople, ask, professionals } = GUIDE_WORDS[turn.language]
  const { isAboutPeople, advice } = question
  if (isAboutPeople)
    return [
      { kind: 'text', text: noPeople },
      { kind: 'suggestions', suggestions: [ask.groups, ask.write] },
    ]
  const kind = advice ?? 'legal'
  const { wanted } = await findFilters(turn, question)
  const { place, radius } = wanted
  const near = place === null ? {} : { lat: place.lat, lng: place.lng, ...(radius !== null && { radius }) }
  const { items } = await searchListings(
    turn,
    { category: 'services', subcategory: PROFESSIONS[kind], kind: 'offer', ...near },
    PROFESSIONALS_SHOWN,
  )
  const lead = items.length === 0 ? '' : ` ${professionals(whereOf(turn, wanted))}`
  return [
    { kind: 'text', text: `${noAdvice[kind]}${lead}` },
    { kind: 'cards', cards: items.map(({ id }) => ({ kind: 'listing', id })) },
    { kind: 'suggestions', suggestions: [kind === 'legal' ? ask.lawyer : ask.doctor] },
  ]
}
