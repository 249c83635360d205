import { faqAm } from '#contract/legal/faq/am/texts.ts'
import { faqEn } from '#contract/legal/faq/en/texts.ts'
import { entriesOf, type FaqEntry, type FaqTopic } from '#contract/legal/faq/faq.ts'
import { type FaqIndex, indexFaq } from '#contract/legal/faq/faq-index.ts'
import { searchFaq as search } from '#contract/legal/faq/faq-search.ts'
import { AnswerId, articleEntries } from '#contract/legal/help/article.ts'
import { addFound, type Turn } from '#server/assistant/open-turn.ts'

export interface FoundAnswer {
  id: AnswerId
  topic: FaqTopic
  question: string
  answer: string
}

type Asked = Pick<Turn, 'language' | 'found' | 'articles'>

const LANGUAGES = ['en', 'am'] as const
const ENTRIES = { en: entriesOf(faqEn), am: entriesOf(faqAm) }
let indexes: readonly FaqIndex[] | null = null

/** Questions and answers of the help page in the language of the turn, the best first; both scripts are searched. @param least none where the best is less sure */
export function searchFaq(turn: Asked, words: string, least = 0): FoundAnswer[] {
  indexes ??= LANGUAGES.map((language) => indexFaq(ENTRIES[language]))
  const ofStaff = LANGUAGES.map((language) => indexFaq(articleEntries(turn.articles, language)))
  return search([...indexes, ...ofStaff], words, least).flatMap((id) => readAnswer(turn, id) ?? [])
}

export function readAnswer(turn: Asked, id: string): FoundAnswer | null {
  const entry = findEntry(turn, id)
  const known = AnswerId.safeParse(id).data
  if (!entry || known === undefined) return null
  addFound(turn, { kind: 'faq', id: known })
  const { question, answer } = entry.text
  return { id: known, topic: entry.topic, question, answer }
}

const findEntry = ({ language, articles }: Asked, id: string): FaqEntry | undefined =>
  [...ENTRIES[language], ...articleEntries(articles, language)].find((entry) => entry.id === id)
