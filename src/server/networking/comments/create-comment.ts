import { DAY_MS } from '#contract/kit/duration.ts'
import { type Comment, COMMENT_LIMITS } from '#contract/networking/comments/comment.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { lockSeenPost, readCommentsCount } from '#server/networking/posts/post-store.ts'
import { publishCounts } from '#server/networking/posts/publish-posts.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { requireProfile } from '#server/profiles/public.ts'
import { countCommentsSince, findShownComment, insertComment } from './comment-store.ts'
import { viewComment } from './comment-view.ts'

/** Notifies the author of the post, unless they comment themselves. */
export function createComment(
  platform: Platform,
  { userId }: Member,
  { postId, content }: { postId: PostId; content: string },
): Promise<{ comment: Comment; commentsCount: number }> {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (tx) => {
    await requireProfile(tx, userId)
    if ((await countCommentsSince(tx, userId, new Date(at.getTime() - DAY_MS))) >= COMMENT_LIMITS.perDay)
      throw new AppError('networking.too-many-comments', { limit: COMMENT_LIMITS.perDay })
    const post = await lockSeenPost(tx, postId, userId)
    if (!post || post.author_id === null) throw new AppError('networking.post-not-found')
    await refuseBlockedText(tx, content)
    const id = uuidv7()
    await insertComment(tx, { id, post_id: postId, user_id: userId, content, created_at: at, demo: false })
    const row = await findShownComment(tx, id, userId)
    if (!row) throw new Error('A comment that was written is not there.')
    if (post.author_id !== userId)
      await sendNotice(tx, platform, {
        userId: UserId.parse(post.author_id),
        notice: { kind: 'post_commented', subjectId: postId, facts: { person: row.author?.name ?? '' } },
        aboutId: userId,
        byMail: true,
      })
    publishCounts(platform, postId)
    return { comment: viewComment(row, userId), commentsCount: await readCommentsCount(tx, postId) }
  })
}
