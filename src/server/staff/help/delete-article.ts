import type { ArticleId } from '#contract/legal/help/article.ts'
import { deleteRatingsOf, removeArticle } from '#server/legal/public.ts'
import { writeEvents } from '#server/moderation/public.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

export function deleteArticle(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { articleId }: { articleId: ArticleId },
): Promise<{ isDeleted: true }> {
  return inTransaction(db, async (tx) => {
    const removed = await removeArticle(tx, articleId)
    if (removed) {
      await deleteRatingsOf(tx, articleId)
      await writeEvents(tx, [
        { at: clock.now(), actorId: userId, action: 'delete_article', note: removed.question_en },
      ])
    }
    return { isDeleted: true }
  })
}
