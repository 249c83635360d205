import { cellsAround } from '#contract/geo/cell.ts'
import { NEAR_MILES } from '#contract/networking/posts/list-posts.ts'
import { ASK_TOPICS, type AskTopic } from '#contract/networking/people/topic.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { NEWEST, decodeExactCursor } from '#server/networking/cursor-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { readHidden } from '#server/safety/public.ts'
import {
  type FeedPage,
  readFoundPosts,
  readNearPosts,
  readNetworkPosts,
  readNewestPosts,
  readPostsOf,
  readQuestions,
  readSavedPosts,
} from './feed-store.ts'
import { postQuery } from './words-policy.ts'

const NOTHING = JSON.stringify({ items: [], nextCursor: null })

interface Asked {
  tab: 'newest' | 'near' | 'network' | 'questions' | 'saved'
  q: string
  topic?: AskTopic | undefined
  authorId?: UserId | undefined
  lat?: number | undefined
  lng?: number | undefined
  limit: number
  cursor?: string | undefined
}

/** As JSON text. What a block hides is not in it. */
export async function listPosts(
  { hot, db }: Pick<Platform, 'hot' | 'db'>,
  { userId }: Pick<Visitor, 'userId'>,
  { tab, q, topic, authorId, lat, lng, limit, cursor }: Asked,
): Promise<string> {
  const after = cursor === undefined ? NEWEST : decodeExactCursor(cursor)
  const hidden = userId === null ? [] : await readHidden(hot, userId)
  const asked: FeedPage = { viewerId: userId, after, limit, hidden }
  if (authorId !== undefined) {
    if (hidden.includes(authorId) || !(await personCards(db, [authorId])).has(authorId))
      throw new AppError('networking.person-not-found')
    return readPostsOf(hot, asked, authorId)
  }
  if (q.trim() !== '') {
    const query = postQuery(q)
    return query === null ? NOTHING : readFoundPosts(hot, asked, query)
  }
  if (tab === 'questions') return readQuestions(hot, asked, topic === undefined ? ASK_TOPICS : [topic])
  if (tab === 'saved') return userId === null ? NOTHING : readSavedPosts(hot, asked)
  if (tab === 'near' && lat !== undefined && lng !== undefined)
    return readNearPosts(hot, asked, { cells: cellsAround('coarse', { lat, lng }, NEAR_MILES), lat, lng })
  return tab === 'network' ? readNetworkPosts(hot, asked) : readNewestPosts(hot, asked)
}
