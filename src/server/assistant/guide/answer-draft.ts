import { isEthiopic } from '#contract/language/ethiopic-script.ts'
import type { Category } from '#contract/listings/category.ts'
import { PRICE_RULES, type Price } from '#contract/listings/price.ts'
import type { Part, Turn } from '#server/assistant/open-turn.ts'
import { draftCard } from '#server/assistant/tools/prepare-draft.ts'
import { holdsCue } from '#server/listings/reading/public.ts'
import { CUES } from './reading/cue-policy.ts'
import { longEnough } from './draft-title-policy.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import type { Question } from './reading/question-policy.ts'
import { titleOf } from './title-policy.ts'
import type { Wanted } from './reading/search-intent-policy.ts'

/** The form of a new listing, filled in with what is known. */
export function answerDraft(turn: Turn, question: Question, wanted: Wanted): Part[] {
  const words = GUIDE_WORDS[turn.language]
  const thing = titleOf(question.text, wanted.cityWords)
  if (wanted.category === null && thing === '')
    return [
      { kind: 'text', text: words.draftWhat },
      { kind: 'suggestions', suggestions: [words.ask.post] },
    ]
  const category = wanted.category ?? (holdsCue(CUES.ownService, question.words) ? 'services' : 'items')
  const title = longEnough(thing, category)
  const card = draftCard(category, {
    subcategory: wanted.subcategory ?? undefined,
    kind: 'offer',
    title: title === '' ? undefined : title,
    lang: isEthiopic(title === '' ? question.text : title) ? 'am' : 'en',
    price: priceOf(category, wanted),
    placeId: wanted.place?.id,
  })
  return [
    { kind: 'text', text: words.draftCard },
    { kind: 'cards', cards: [card] },
    { kind: 'suggestions', suggestions: [words.ask.post] },
  ]
}

function priceOf(category: Category, { minPrice, maxPrice, currency }: Wanted): Price | undefined {
  const amountMinor = maxPrice ?? minPrice
  if (amountMinor === null || amountMinor < 1) return undefined
  const { periodRequired, periods } = PRICE_RULES[category]
  const period = periodRequired ? (periods[0] ?? null) : null
  return { type: 'fixed', amountMinor, maxMinor: null, currency, period }
}
