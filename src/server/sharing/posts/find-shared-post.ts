import { type Post, PostId } from '#contract/networking/posts/post.ts'
import { readPost } from '#server/networking/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What anybody may see at the address of a post: whoever asks is taken for a visitor. Null where there is none. */
export async function findSharedPost(
  platform: Pick<Platform, 'hot'>,
  id: string | undefined,
): Promise<Post | null> {
  const postId = PostId.safeParse(id)
  if (!postId.success) return null
  try {
    return await readPost(platform, { userId: null }, { postId: postId.data })
  } catch (error) {
    if (error instanceof AppError && error.code === 'networking.post-not-found') return null
    throw error
  }
}
