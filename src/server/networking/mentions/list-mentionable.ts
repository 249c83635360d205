import type { PersonLine } from '#contract/networking/people/person.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { isPostSeen } from '#server/networking/comments/comment-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readMentionable } from './mention-store.ts'

export async function listMentionable(
  { hot, db }: Pick<Platform, 'hot' | 'db'>,
  { userId }: Member,
  { name, postId }: { name: string; postId?: PostId | undefined },
): Promise<{ items: PersonLine[] }> {
  if (postId !== undefined && !(await isPostSeen(db, postId, userId)))
    throw new AppError('networking.post-not-found')
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return { items: await readMentionable(hot, { userId, postId: postId ?? null, words }) }
}
