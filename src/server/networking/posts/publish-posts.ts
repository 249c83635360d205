import type { z } from 'zod'
import type { NETWORKING_SERVER_EVENTS } from '#contract/networking/live.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { findConnectionIds } from '#server/networking/connections/connection-store.ts'
import { afterCommit } from '#server/platform/database/transactions.ts'
import type { Live } from '#server/platform/live/live.ts'
import { errorFields } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { findCounts } from './post-store.ts'
import { findReactions } from './reaction-store.ts'

type Pushing = Pick<Platform, 'db' | 'hot' | 'live' | 'log'>

/** Pushes public posts to those who look at the feed. */
export const FEED = 'networking.follow-feed'

/** Many likes of a post at once are pushed as one; a reader sees it well within a second. */
const GATHER_MS = 150

interface Seen {
  authorId: UserId
  audience: string
}

/** Tells who may see it, once the transaction stands. */
export function publishPosted(platform: Pushing, { postId, ...seen }: Seen & { postId: PostId }): void {
  const payload: z.input<(typeof NETWORKING_SERVER_EVENTS)['networking.posted']> = {
    postId,
    authorId: seen.authorId,
  }
  afterCommit(() => void pushToAudience(platform, seen, 'networking.posted', payload))
}

/** Sends the current counters of a post to those who have it open. */
export function publishCounts(platform: Pushing, postId: PostId): void {
  afterCommit(() => gatherCounts(platform, postId))
}

/** The posts to be counted, with those whose liking has changed. */
type Gathered = Map<PostId, Set<UserId>>
const waiting = new WeakMap<Live, Gathered>()

/** For a change of one statement, which stands already. */
export function gatherCounts(platform: Pushing, postId: PostId, reactor?: UserId): void {
  const gathered: Gathered = waiting.get(platform.live) ?? new Map()
  if (gathered.size === 0) {
    waiting.set(platform.live, gathered)
    setTimeout(() => void pushGathered(platform), GATHER_MS).unref()
  }
  const reactors = gathered.get(postId) ?? new Set()
  gathered.set(postId, reactor ? reactors.add(reactor) : reactors)
}

async function pushGathered(platform: Pushing): Promise<void> {
  const gathered: Gathered = waiting.get(platform.live) ?? new Map()
  waiting.delete(platform.live)
  await Promise.all([pushReactions(platform, gathered), pushCounts(platform, [...gathered.keys()])])
}

/** Who has the app open in two windows sees in both what they like. */
async function pushReactions({ db, live, log }: Pushing, gathered: Gathered): Promise<void> {
  const postIds = [...gathered].filter(([, reactors]) => reactors.size > 0).map(([postId]) => postId)
  if (postIds.length === 0) return
  const userIds = [...new Set([...gathered.values()].flatMap((reactors) => [...reactors]))]
  try {
    const found = await findReactions(db, { postIds, userIds })
    const liked = new Set(found.map((row) => `${row.post_id} ${row.user_id}`))
    for (const [postId, reactors] of gathered)
      for (const isLiked of [true, false]) {
        const payload: z.input<(typeof NETWORKING_SERVER_EVENTS)['networking.reacted']> = { postId, isLiked }
        const meant = [...reactors].filter((userId) => liked.has(`${postId} ${userId}`) === isLiked)
        live.toUsers(meant, 'networking.reacted', payload)
      }
  } catch (error) {
    log.warn(errorFields(error), 'likes of posts')
  }
}

async function pushCounts(platform: Pushing, ids: readonly PostId[]): Promise<void> {
  try {
    for (const row of await findCounts(platform.db, ids)) {
      if (row.author_id === null) continue
      const payload: z.input<(typeof NETWORKING_SERVER_EVENTS)['networking.counted']> = {
        postId: PostId.parse(row.id),
        reactionsCount: row.reactions_count,
        commentsCount: row.comments_count,
        sharesCount: row.shares_count,
      }
      const seen = { authorId: UserId.parse(row.author_id), audience: row.audience }
      await pushToAudience(platform, seen, 'networking.counted', payload)
    }
  } catch (error) {
    platform.log.warn(errorFields(error), 'counts of posts')
  }
}

async function pushToAudience(
  platform: Pushing,
  { authorId, audience }: Seen,
  event: string,
  payload: unknown,
) {
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
