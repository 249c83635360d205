import { DAY_MS } from '#contract/kit/duration.ts'
import { type Comment, COMMENT_LIMITS, type CommentId } from '#contract/networking/comments/comment.ts'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { checkMentions } from '#server/networking/mentions/check-mentions.ts'
import { insertMentions } from '#server/networking/mentions/mention-store.ts'
import { notifyMentioned } from '#server/networking/mentions/notify-mentioned.ts'
import { lockSeenPost, readCommentsCount } from '#server/networking/posts/post-store.ts'
import { publishCounts } from '#server/networking/posts/publish-posts.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween, refuseBlockedText } from '#server/safety/public.ts'
import { requireProfile } from '#server/profiles/public.ts'
import {
  countCommentsSince,
  findComment,
  findShownComment,
  insertComment,
  type CommentRow,
} from './comment-store.ts'
import { viewComment } from './comment-view.ts'

interface NewComment {
  postId: PostId
  content: string
  mentions: Mention[]
  replyTo: CommentId | null
}

/** Notifies the author of the post, of the comment that is answered, and who is mentioned: each once, never oneself. */
export function createComment(
  platform: Platform,
  { userId }: Member,
  { postId, content, mentions, replyTo }: NewComment,
): Promise<{ comment: Comment; commentsCount: number }> {
  const at = platform.clock.now()
  return inTransaction(platform.db, async (tx) => {
    await requireProfile(tx, userId)
    if ((await countCommentsSince(tx, userId, new Date(at.getTime() - DAY_MS))) >= COMMENT_LIMITS.perDay)
      throw new AppError('networking.too-many-comments', { limit: COMMENT_LIMITS.perDay })
    const post = await lockSeenPost(tx, postId, userId)
    if (!post || post.author_id === null) throw new AppError('networking.post-not-found')
    const answered = replyTo === null ? null : await findAnswered(tx, { postId, userId, replyTo })
    await checkMentions(tx, { userId, postId, mentions })
    await refuseBlockedText(tx, content)
    const id = uuidv7()
    const reply_to = answered === null ? null : (answered.reply_to ?? answered.id)
    await insertComment(tx, {
      id,
      post_id: postId,
      user_id: userId,
      content,
      reply_to,
      created_at: at,
      demo: false,
    })
    await insertMentions(tx, { postId, commentId: id, mentions })
    const row = await findShownComment(tx, id, userId)
    if (!row) throw new Error('A comment that was written is not there.')
    const facts = { person: row.author?.name ?? '' }
    const about = { aboutId: userId, byMail: true }
    const notified = new Set<string>([userId])
    if (!notified.has(post.author_id)) {
      notified.add(post.author_id)
      const notice = { kind: 'post_commented', subjectId: postId, facts } as const
      await sendNotice(tx, platform, { userId: UserId.parse(post.author_id), notice, ...about })
    }
    if (answered && !notified.has(answered.user_id)) {
      notified.add(answered.user_id)
      const notice = { kind: 'comment_answered', subjectId: postId, facts } as const
      await sendNotice(tx, platform, { userId: UserId.parse(answered.user_id), notice, ...about })
    }
    const others = mentions.filter((mention) => !notified.has(mention.userId))
    await notifyMentioned(tx, platform, { postId, mentions: others, by: { userId, name: facts.person } })
    publishCounts(platform, postId)
    return { comment: viewComment(row, userId), commentsCount: await readCommentsCount(tx, postId) }
  })
}

/**
 * The comment that is answered: of the same post, and by nobody whom a block keeps apart.
 * @throws AppError networking.comment-not-found
 */
async function findAnswered(
  tx: Tx,
  { postId, userId, replyTo }: { postId: PostId; userId: UserId; replyTo: CommentId },
): Promise<CommentRow> {
  const comment = await findComment(tx, replyTo)
  if (comment?.post_id !== postId || (await isBlockedBetween(tx, userId, comment.user_id)))
    throw new AppError('networking.comment-not-found')
  return comment
}
