import { z } from 'zod'
import { UserId } from '#contract/profiles/profile.ts'
import { PostId } from './posts/post.ts'

/** What the server pushes to open pages; HTTP stays the truth. */
export const NETWORKING_PUSHES = {
  /** Somebody posted something that everybody may see. */
  'networking.posted': z.object({ postId: PostId, authorId: UserId }),
  /** Somebody liked, commented on or repeated a post; the counts as they are now. */
  'networking.counted': z.object({
    postId: PostId,
    reactionsCount: z.int().min(0),
    commentsCount: z.int().min(0),
    sharesCount: z.int().min(0),
  }),
} as const
