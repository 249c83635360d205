import { DAY_MS } from '#contract/kit/duration.ts'
import { type PostFields } from '#contract/networking/posts/post-fields.ts'
import { POST_LIMITS, type Post, PostId } from '#contract/networking/posts/post.ts'
import { checkMentions } from '#server/networking/mentions/check-mentions.ts'
import { insertMentions } from '#server/networking/mentions/mention-store.ts'
import { notifyMentioned } from '#server/networking/mentions/notify-mentioned.ts'
import { attachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { requireProfile } from '#server/profiles/public.ts'
import { loadPreview } from './load-preview.ts'
import { countPostsSince, insertPost, lockSeenPost } from './post-store.ts'
import { publishCounts, publishPosted } from './publish-posts.ts'
import { showPost } from './show-post.ts'

/** A link of which nothing can be read is kept bare; what only connections may see is passed on to nobody. */
export async function createPost(
  platform: Platform,
  { userId }: Member,
  { post, repeats }: { post: PostFields; repeats: PostId | null },
): Promise<{ post: Post }> {
  const link = post.link === null ? null : await loadPreview(platform, post.link)
  const at = platform.clock.now()
  return inTransaction(platform.db, async (tx) => {
    await requireProfile(tx, userId)
    if ((await countPostsSince(tx, userId, new Date(at.getTime() - DAY_MS))) >= POST_LIMITS.perDay)
      throw new AppError('networking.too-many-posts', { limit: POST_LIMITS.perDay })
    if (repeats !== null) {
      const first = await lockSeenPost(tx, repeats, userId)
      if (!first) throw new AppError('networking.post-not-found')
      if (first.audience !== 'public') throw new AppError('networking.not-public')
    }
    const { content, imageIds, audience, mentions, topic } = post
    await checkMentions(tx, { userId, postId: null, mentions })
    await refuseBlockedText(tx, content)
    const id = PostId.parse(uuidv7())
    await attachMedia(tx, userId, imageIds, 'post')
    const row = { id, authorId: userId, content, link, repeatsId: repeats, audience, topic, at, demo: false }
    await insertPost(tx, row, imageIds)
    await insertMentions(tx, { postId: id, commentId: null, mentions })
    publishPosted(platform, { postId: id, authorId: userId, audience })
    if (repeats !== null) publishCounts(platform, repeats)
    const shown = await showPost(tx, userId, id)
    await notifyMentioned(tx, platform, {
      postId: id,
      mentions,
      by: { userId, name: shown.author?.name ?? '' },
    })
    return { post: shown }
  })
}
