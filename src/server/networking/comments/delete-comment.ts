import { satisfies } from '#contract/kit/access.ts'
import type { CommentId } from '#contract/networking/comments/comment.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { lockPost, lockSeenPost, readCommentsCount } from '#server/networking/posts/post-store.ts'
import { publishCounts } from '#server/networking/posts/publish-posts.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { deleteCommentRow, findComment } from './comment-store.ts'

/** One's own is taken away even from under a post that one does not see any more. */
export function deleteComment(
  platform: Platform,
  { userId, role }: Member,
  { commentId }: { commentId: CommentId },
): Promise<{ commentsCount: number }> {
  return inTransaction(platform.db, async (tx) => {
    const comment = await findComment(tx, commentId)
    if (!comment) throw new AppError('networking.comment-not-found')
    const isOwn = comment.user_id === userId
    const post = isOwn ? await lockPost(tx, comment.post_id) : await lockSeenPost(tx, comment.post_id, userId)
    if (!post) throw new AppError('networking.comment-not-found')
    if (!isOwn && post.author_id !== userId && !satisfies(role, 'manager')) {
      const isHidden = await isBlockedBetween(tx, userId, comment.user_id)
      throw new AppError(isHidden ? 'networking.comment-not-found' : 'networking.not-author')
    }
    if (!(await deleteCommentRow(tx, commentId))) throw new AppError('networking.comment-not-found')
    publishCounts(platform, PostId.parse(post.id))
    return { commentsCount: await readCommentsCount(tx, post.id) }
  })
}
