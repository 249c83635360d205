import { PostId } from '#contract/networking/posts/post.ts'
import { publishCounts } from '#server/networking/posts/publish-posts.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findCommentCards, findWithheldComment, setCommentWithheld } from './comment-store.ts'

/** A comment. One that is taken away keeps its words for an appeal, and nobody sees them. */
export const moderateComment = (platform: Platform): ModeratedSubject => {
  async function withhold(tx: Tx, id: string, isWithheld: boolean): Promise<boolean> {
    const postId = await setCommentWithheld(tx, id, isWithheld)
    if (postId !== null) publishCounts(platform, PostId.parse(postId))
    return postId !== null
  }
  return {
    queue: 'reports',
    cards: findCommentCards,
    async read(tx, { id }) {
      const row = await findWithheldComment(tx, id)
      if (!row) return null
      return {
        view: {
          title: null,
          text: row.content,
          pictures: [],
          facts: [],
          compareId: null,
          path: `/posts/${row.post_id}`,
        },
        version: 0,
        actions: ['remove'],
      }
    },
    async act(tx, { id, action }) {
      return action.kind === 'remove' && (await withhold(tx, id, true)) ? { isWithheld: true } : null
    },
    async reverse(tx, { id }) {
      await withhold(tx, id, false)
    },
    hide: (tx, { id }) => withhold(tx, id, true),
    async show(tx, { id }) {
      await withhold(tx, id, false)
    },
  }
}
