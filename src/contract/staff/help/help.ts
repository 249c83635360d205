import { z } from 'zod'
import { AnswerId, ArticleId, ArticleText, HelpArticle, HelpTopic } from '#contract/legal/help/article.ts'

/** Days over which ratings are added up. */
export const RATED_DAYS = 90

/** A help article as staff see it. */
export const StaffArticle = HelpArticle.extend({
  isPublished: z.boolean(),
  /** Goes back with a change: what somebody else wrote meanwhile is not written over. */
  version: z.int().min(1),
  at: z.iso.datetime(),
})
export type StaffArticle = z.infer<typeof StaffArticle>

/** What readers said of an answer within RATED_DAYS. */
export const AnswerRating = z.object({ answer: AnswerId, helped: z.int().min(0), failed: z.int().min(0) })
export type AnswerRating = z.infer<typeof AnswerRating>

export const ArticleFields = z.strictObject({
  topic: HelpTopic,
  en: ArticleText,
  am: ArticleText,
  isPublished: z.boolean(),
})
export type ArticleFields = z.infer<typeof ArticleFields>

export const ArticleChange = ArticleFields.extend({
  /** Made by whoever writes it, so that sending it twice makes one. */
  articleId: ArticleId,
  /** The version that was changed; 0 for a new one. */
  version: z.int().min(0),
})
export type ArticleChange = z.infer<typeof ArticleChange>
