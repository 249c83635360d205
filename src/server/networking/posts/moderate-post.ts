import { PostId } from '#contract/networking/posts/post.ts'
import { MediaId } from '#contract/media/picture.ts'
import { picturesById } from '#server/media/public.ts'
import type { ModeratedSubject } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { evidenceOf } from './post-policy.ts'
import { findImageIds, findPostCards, lockPost, setWithheld } from './post-store.ts'
import { publishCounts } from './publish-posts.ts'

/** A post. One that is taken away keeps its words for an appeal, and nobody sees them. */
export const moderatePost = (platform: Platform): ModeratedSubject => ({
  queue: 'reports',
  cards: findPostCards,

  async read(tx, { id }) {
    const row = await lockPost(tx, id)
    if (!row || (row.removed_at !== null && row.withheld_at === null)) return null
    const ids = (await findImageIds(tx, id)).map((mediaId) => MediaId.parse(mediaId))
    const pictures = await picturesById(tx, ids)
    return {
      view: {
        title: null,
        text: evidenceOf(row.content),
        pictures: ids.flatMap((mediaId) => pictures.get(mediaId) ?? []),
        facts: [],
        compareId: null,
        path: `/posts/${id}`,
      },
      version: 0,
      actions: ['remove'],
    }
  },

  async act(tx, { id, action }) {
    if (action.kind !== 'remove' || !(await setWithheld(tx, id, true))) return null
    publishCounts(platform, PostId.parse(id))
    return { isWithheld: true }
  },
  async reverse(tx, { id }) {
    await setWithheld(tx, id, false)
  },
  hide: (tx, { id }) => setWithheld(tx, id, true),
  async show(tx, { id }) {
    await setWithheld(tx, id, false)
  },
})
