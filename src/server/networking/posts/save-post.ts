import { POST_LIMITS, type PostId } from '#contract/networking/posts/post.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPostJson } from './post-store.ts'
import { countSaved, deleteSaved, insertSaved } from './saved-store.ts'

/** What one may no longer see can still be let go of. */
export async function savePost(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { postId, isSaved }: { postId: PostId; isSaved: boolean },
): Promise<{ isSaved: boolean }> {
  if (!isSaved) {
    await deleteSaved(db, userId, postId)
    return { isSaved }
  }
  return inTransaction(db, async (tx) => {
    if ((await findPostJson(tx, postId, userId)) === null) throw new AppError('networking.post-not-found')
    if ((await countSaved(tx, userId)) >= POST_LIMITS.savedMax)
      throw new AppError('networking.too-many-saved', { limit: POST_LIMITS.savedMax })
    await insertSaved(tx, { userId, postId, at: clock.now() })
    return { isSaved }
  })
}
