import { z } from 'zod'
import { line, text } from '#contract/kit/text.ts'
import { FAQ_PLACES, FAQ_TOPICS, type FaqEntry, type FaqId, type FaqTopic } from '#contract/legal/faq/faq.ts'

export const HELP_LIMITS = {
  /** Graphemes. */
  questionMin: 8,
  questionMax: 160,
  answerMin: 20,
  answerMax: 3000,
  total: 200,
} as const

export const ArticleId = z.uuid().brand<'ArticleId'>()
export type ArticleId = z.infer<typeof ArticleId>

export const HelpTopic = z.enum(FAQ_TOPICS as [FaqTopic, ...FaqTopic[]])

/** What any answer is named by: one that comes with the app, or one that staff wrote. */
export const AnswerId = z.union([z.enum(FAQ_PLACES.map(({ id }) => id) as [FaqId, ...FaqId[]]), ArticleId])
export type AnswerId = z.infer<typeof AnswerId>

export const ArticleText = z.strictObject({
  question: line({ min: HELP_LIMITS.questionMin, max: HELP_LIMITS.questionMax }),
  /** A blank line begins a new paragraph. */
  answer: text({ min: HELP_LIMITS.answerMin, max: HELP_LIMITS.answerMax }),
})
export type ArticleText = z.infer<typeof ArticleText>

/** An answer that staff wrote, as everybody reads it. */
export const HelpArticle = z.object({
  id: ArticleId,
  topic: HelpTopic,
  en: z.object({ question: z.string(), answer: z.string() }),
  am: z.object({ question: z.string(), answer: z.string() }),
})
export type HelpArticle = z.infer<typeof HelpArticle>

/** Answers that staff wrote, in one language, to be read and searched like those that come with the app. */
export const articleEntries = (articles: readonly HelpArticle[], language: 'en' | 'am'): FaqEntry[] =>
  articles.map(({ id, topic, [language]: words }) => ({ id, topic, links: [], text: words }))
