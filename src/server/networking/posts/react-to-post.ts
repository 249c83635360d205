import type { PostId } from '#contract/networking/posts/post.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gatherCounts } from './publish-posts.ts'
import { setReaction } from './reaction-store.ts'

export async function reactToPost(
  platform: Pick<Platform, 'db' | 'hot' | 'live' | 'log' | 'clock'>,
  { userId }: Member,
  { postId, isLiked }: { postId: PostId; isLiked: boolean },
): Promise<{ isLiked: boolean; reactionsCount: number }> {
  const found = await setReaction(platform.db, { userId, postId, isLiked, at: platform.clock.now() })
  if (!found) throw new AppError('networking.post-not-found')
  if (found.is_changed) gatherCounts(platform, postId, userId)
  return { isLiked, reactionsCount: found.reactions }
}
