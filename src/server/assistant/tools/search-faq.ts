import { faqAm } from '#contract/legal/faq/am/texts.ts'
import { faqEn } from '#contract/legal/faq/en/texts.ts'
import { FAQ_PLACES, type FaqId, type FaqTopic, faqText } from '#contract/legal/faq/faq.ts'
import { type FaqIndex, indexFaq } from '#contract/legal/faq/faq-index.ts'
import { searchFaq as search } from '#contract/legal/faq/faq-search.ts'
import { addFound, type Turn } from '#server/assistant/open-turn.ts'

export interface FoundAnswer {
  id: FaqId
  topic: FaqTopic
  question: string
  answer: string
}

const TEXTS = { en: faqEn, am: faqAm } as const
const PLACES = new Map(FAQ_PLACES.map((place) => [place.id, place]))
let indexes: readonly FaqIndex[] | null = null

/** Questions and answers of the help page in the language of the turn, the best first; both scripts are searched. @param least none where the best is less sure */
export function searchFaq(turn: Pick<Turn, 'language' | 'found'>, words: string, least = 0): FoundAnswer[] {
  indexes ??= [indexFaq(faqEn), indexFaq(faqAm)]
  return search(indexes, words, least).flatMap((id) => readAnswer(turn, id) ?? [])
}

export function readAnswer(turn: Pick<Turn, 'language' | 'found'>, id: FaqId): FoundAnswer | null {
  const place = PLACES.get(id)
  if (!place) return null
  addFound(turn, { kind: 'faq', id })
  const { question, answer } = faqText(TEXTS[turn.language], place)
  return { id, topic: place.topic, question, answer }
}
