import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countLikesOf } from './like-store.ts'

/** A count of the last turn, so that no pass of today shows in it whose like it was. */
export async function countLikes(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<{ likes: number; hasMore: boolean }> {
  const limit = DATING_LIMITS.likesShown
  const likes = await countLikesOf(db, userId, limit + 1)
  if (likes === null) throw new AppError('dating.no-profile')
  return { likes: Math.min(likes, limit), hasMore: likes > limit }
}
