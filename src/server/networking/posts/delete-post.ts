import { satisfies } from '#contract/kit/access.ts'
import { MediaId } from '#contract/media/picture.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { detachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { emptyPost, lockSeenPost, type PostRow } from './post-store.ts'
import { publishCounts } from './publish-posts.ts'

/** Staff may as well. */
export function deletePost(
  platform: Platform,
  { userId, role }: Member,
  { postId }: { postId: PostId },
): Promise<{ isDeleted: true }> {
  return inTransaction(platform.db, async (tx) => {
    const row = await lockSeenPost(tx, postId, userId)
    if (!row) throw new AppError('networking.post-not-found')
    if (row.author_id !== userId && !satisfies(role, 'manager')) throw new AppError('networking.not-author')
    await removeWithin(tx, platform, row)
    return { isDeleted: true }
  })
}

/** The row is locked. Nothing happens where it was removed already. */
export async function removeWithin(
  tx: Tx,
  platform: Pick<Platform, 'db' | 'hot' | 'live' | 'log'>,
  { id, repeats_id, removed_at }: PostRow,
): Promise<void> {
  if (removed_at !== null) return
  const images = await emptyPost(tx, id)
  await detachMedia(
    tx,
    images.map((image) => MediaId.parse(image)),
  )
  if (repeats_id !== null) publishCounts(platform, PostId.parse(repeats_id))
}
