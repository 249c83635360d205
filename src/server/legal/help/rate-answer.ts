import { type AnswerId, ArticleId } from '#contract/legal/help/article.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPublishedArticle } from './article-store.ts'
import { addRating } from './rating-store.ts'

/** Who said it is not stored: it shows staff which answers to write anew. */
export function rateAnswer(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { answerId, isHelpful }: { answerId: AnswerId; isHelpful: boolean },
): Promise<{ isCounted: boolean }> {
  return inTransaction(db, async (tx) => {
    const article = ArticleId.safeParse(answerId).data
    if (article && !(await isPublishedArticle(tx, article))) return { isCounted: false }
    await addRating(tx, { answer: answerId, day: clock.now(), isHelpful })
    return { isCounted: true }
  })
}
