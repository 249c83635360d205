import type { z } from 'zod'
import type { NETWORKING_PUSHES } from '#contract/networking/live.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findConnectionIds } from '#server/networking/connections/connection-store.ts'
import { afterCommit } from '#server/platform/database/transactions.ts'
import type { Live } from '#server/platform/live.ts'
import { errorFields } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { findCounts } from './post-store.ts'

type Pushing = Pick<Platform, 'db' | 'hot' | 'live' | 'log'>

/** Whoever looks at the feed is told of public posts. */
export const FEED = 'networking.follow-feed'

/** Many who like a post at once are told as one; a reader sees it well within a second. */
const GATHER_MS = 150

interface Seen {
  authorId: UserId
  audience: string
}

/** Tells who may see it, once the transaction stands. */
export function publishPosted(platform: Pushing, { postId, ...seen }: Seen & { postId: PostId }): void {
  const payload: z.input<(typeof NETWORKING_PUSHES)['networking.posted']> = {
    postId,
    authorId: seen.authorId,
  }
  afterCommit(() => void tell(platform, seen, 'networking.posted', payload))
}

/** The same with the counts of a post, as they are then. */
export function publishCounts(platform: Pushing, postId: PostId): void {
  afterCommit(() => gatherCounts(platform, postId))
}

const waiting = new WeakMap<Live, Set<PostId>>()

/** For a change of one statement, which stands already. */
export function gatherCounts(platform: Pushing, postId: PostId): void {
  const gathered = waiting.get(platform.live)
  if (gathered) {
    gathered.add(postId)
    return
  }
  waiting.set(platform.live, new Set([postId]))
  setTimeout(() => void tellCounts(platform), GATHER_MS).unref()
}

async function tellCounts(platform: Pushing): Promise<void> {
  const ids = [...(waiting.get(platform.live) ?? [])]
  waiting.delete(platform.live)
  try {
    for (const row of await findCounts(platform.db, ids)) {
      if (row.author_id === null) continue
      const payload: z.input<(typeof NETWORKING_PUSHES)['networking.counted']> = {
        postId: PostId.parse(row.id),
        reactionsCount: row.reactions_count,
        commentsCount: row.comments_count,
        sharesCount: row.shares_count,
      }
      const seen = { authorId: UserId.parse(row.author_id), audience: row.audience }
      await tell(platform, seen, 'networking.counted', payload)
    }
  } catch (error) {
    platform.log.warn(errorFields(error), 'counts of posts')
  }
}

async function tell(platform: Pushing, { authorId, audience }: Seen, event: string, payload: unknown) {
  const { db, hot, live, log } = platform
  try {
    if (audience === 'public') {
      const hidden = (await readHidden(hot, authorId)).map((id) => UserId.parse(id))
      live.toFollowers(FEED, event, payload, hidden)
    } else {
      const known = (await findConnectionIds(db, authorId)).map((id) => UserId.parse(id))
      live.toUsers([authorId, ...known], event, payload)
    }
  } catch (error) {
    // a server that is being stopped cannot ask the database any more
    log.warn(errorFields(error), 'live posts')
  }
}
