import type { Mention } from '#contract/networking/mentions/mention.ts'
import { POST_LIMITS, type Post, type PostId } from '#contract/networking/posts/post.ts'
import { checkMentions } from '#server/networking/mentions/check-mentions.ts'
import { findMentionedIds, replaceMentions } from '#server/networking/mentions/mention-store.ts'
import { notifyMentioned } from '#server/networking/mentions/notify-mentioned.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { changeContent, lockSeenPost } from './post-store.ts'
import { isEditable } from './post-policy.ts'
import { showPost } from './show-post.ts'

/** Who is mentioned only now is notified; who was before is not again. */
export function updatePost(
  platform: Platform,
  { userId }: Member,
  { postId, content, mentions }: { postId: PostId; content: string; mentions: Mention[] },
): Promise<{ post: Post }> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockSeenPost(tx, postId, userId)
    if (!row) throw new AppError('networking.post-not-found')
    if (row.author_id !== userId) throw new AppError('networking.not-author')
    const now = platform.clock.now()
    if (!isEditable(row.created_at, now))
      throw new AppError('networking.too-late-to-edit', { minutes: POST_LIMITS.editWithin })
    await checkMentions(tx, { userId, postId, mentions })
    await refuseBlockedText(tx, content)
    const before = await findMentionedIds(tx, postId)
    if (content !== row.content) await changeContent(tx, postId, content, now)
    await replaceMentions(tx, postId, mentions)
    const shown = await showPost(tx, userId, postId)
    await notifyMentioned(tx, platform, {
      postId,
      mentions: mentions.filter((mention) => !before.has(mention.userId)),
      by: { userId, name: shown.author?.name ?? '' },
    })
    return { post: shown }
  })
}
