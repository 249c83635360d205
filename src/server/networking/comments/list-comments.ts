import type { Comment } from '#contract/networking/comments/comment.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { OLDEST, decodeExactCursor } from '#server/networking/cursor-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findComments, isPostSeen } from './comment-store.ts'
import { viewComment } from './comment-view.ts'

export async function listComments(
  { db }: Pick<Platform, 'db'>,
  { userId }: Pick<Visitor, 'userId'>,
  { postId, limit, cursor }: { postId: PostId; limit: number; cursor?: string | undefined },
): Promise<{ items: Comment[]; nextCursor: string | null }> {
  const after = cursor === undefined ? OLDEST : decodeExactCursor(cursor)
  if (!(await isPostSeen(db, postId, userId))) throw new AppError('networking.post-not-found')
  const found = await findComments(db, postId, { viewerId: userId, after, limit: limit + 1 })
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    items: found.slice(0, limit).map((row) => viewComment(row, userId)),
    nextCursor: last?.cursor ?? null,
  }
}
