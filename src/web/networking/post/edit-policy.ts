import { POST_LIMITS, type Post } from '#contract/networking/posts/post.ts'

const MINUTE = 60_000

/** What the menu of a post offers. */
export type PostTopic = 'edit' | 'delete' | 'report'

/** May its words still be changed? The server has the last word. */
export const isEditable = ({ isOwn, at }: Pick<Post, 'isOwn' | 'at'>, now: number): boolean =>
  isOwn && now - Date.parse(at) < POST_LIMITS.editWithin * MINUTE

/** One's own posts are changed and taken away, those of others reported. */
export function topicsOf(post: Pick<Post, 'isOwn' | 'at'>, now: number): PostTopic[] {
  if (!post.isOwn) return ['report']
  return isEditable(post, now) ? ['edit', 'delete'] : ['delete']
}
