import { z } from 'zod'
import { UserId } from '#contract/profiles/profile.ts'
import { PostId } from './posts/post.ts'

/** What the server pushes to open pages; HTTP stays the truth. */
export const NETWORKING_SERVER_EVENTS = {
  /** Somebody posted something that the reader may see. */
  'networking.posted': z.object({ postId: PostId, authorId: UserId }),
  /** Somebody liked, commented on or repeated a post; the counts as they are now. */
  'networking.counted': z.object({
    postId: PostId,
    reactionsCount: z.int().min(0),
    commentsCount: z.int().min(0),
    sharesCount: z.int().min(0),
  }),
  /** The reader liked a post or no longer, in whichever of their windows. */
  'networking.reacted': z.object({ postId: PostId, isLiked: z.boolean() }),
} as const

/** What a client may say over its connection. */
export const NETWORKING_CLIENT_EVENTS = {
  /** Subscribes to public posts and their counts, or unsubscribes; a new connection has to say so again. */
  'networking.follow-feed': z.strictObject({ isOn: z.boolean() }),
} as const
