import { Post, type PostId } from '#contract/networking/posts/post.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findPostJson } from './post-store.ts'

/** As this reader sees it, with what the transaction has written. */
export const showPost = async (tx: Tx, userId: UserId, postId: PostId): Promise<Post> =>
  viewPost(await findPostJson(tx, postId, userId))

/** @throws AppError networking.post-not-found */
export function viewPost(json: string | null): Post {
  if (json === null) throw new AppError('networking.post-not-found')
  return Post.parse(JSON.parse(json))
}
