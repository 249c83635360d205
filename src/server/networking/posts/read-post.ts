import type { Post, PostId } from '#contract/networking/posts/post.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readPostJson } from './post-store.ts'
import { viewPost } from './show-post.ts'

export const readPost = async (
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Pick<Visitor, 'userId'>,
  { postId }: { postId: PostId },
): Promise<Post> => viewPost(await readPostJson(hot, postId, userId))
