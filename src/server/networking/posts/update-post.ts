import { POST_LIMITS, type Post, type PostId } from '#contract/networking/posts/post.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { changeContent, lockSeenPost } from './post-store.ts'
import { isEditable } from './post-policy.ts'
import { showPost } from './show-post.ts'

export function updatePost(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { postId, content }: { postId: PostId; content: string },
): Promise<{ post: Post }> {
  return inTransaction(db, async (tx) => {
    const row = await lockSeenPost(tx, postId, userId)
    if (!row) throw new AppError('networking.post-not-found')
    if (row.author_id !== userId) throw new AppError('networking.not-author')
    const now = clock.now()
    if (!isEditable(row.created_at, now))
      throw new AppError('networking.too-late-to-edit', { minutes: POST_LIMITS.editWithin })
    await refuseBlockedText(tx, content)
    if (content !== row.content) await changeContent(tx, postId, content, now)
    return { post: await showPost(tx, userId, postId) }
  })
}
