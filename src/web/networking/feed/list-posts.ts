import { useInfiniteQuery } from '@tanstack/react-query'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { api } from '#web/platform/call/api.ts'
import type { FeedInput } from './feed-policy.ts'

/** The pages of a feed, for useInfiniteQuery and for its key. */
export const feedPages = (input: FeedInput) =>
  api(listPosts).infiniteOptions((cursor) => ({ ...input, ...(cursor !== undefined && { cursor }) }))

/**
 * A feed, page after page; read anew whenever its tab is opened, and shown as it was last where there is no connection.
 * Null asks nothing yet.
 */
export const useFeed = (input: FeedInput | null) =>
  useInfiniteQuery({
    ...feedPages(input ?? { tab: 'newest' }),
    ...api(listPosts).kept('list'),
    enabled: input !== null,
    refetchOnMount: 'always',
  })

/** What one person posted. */
export const usePostsOf = (authorId: UserId) =>
  useInfiniteQuery({
    ...api(listPosts).infiniteOptions((cursor) => ({
      authorId,
      ...(cursor !== undefined && { cursor }),
    })),
    refetchOnMount: 'always',
  })
