import type { QueryClient } from '@tanstack/react-query'
import type { ConnectionState } from '#contract/networking/people/person.ts'
import { listPosts } from '#contract/networking/posts/list-posts.ts'
import type { Post, PostId } from '#contract/networking/posts/post.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { api } from '#web/platform/call/api.ts'
import { changeIn, dropFrom, hasPost, type PostPages, prepend } from './post-pages-policy.ts'

const LISTS = [...api(listPosts).key(), 'pages']

function changeMeant(
  cache: QueryClient,
  isMeant: (post: Post) => boolean,
  change: (post: Post) => Post,
): void {
  cache.setQueriesData<PostPages>({ queryKey: LISTS }, (pages) => pages && changeIn(pages, isMeant, change))
  cache.setQueriesData<Post>({ queryKey: api(readPost).key() }, (post) =>
    post && isMeant(post) ? change(post) : post,
  )
}

/** Changes one post wherever it is loaded. */
export const changePost = (cache: QueryClient, postId: PostId, change: (post: Post) => Post): void =>
  changeMeant(cache, ({ id }) => id === postId, change)

/** How the reader now stands to somebody, beside all that they wrote. */
export const changeStanding = (cache: QueryClient, userId: UserId, connection: ConnectionState): void =>
  changeMeant(
    cache,
    (post) => post.author?.userId === userId && !post.isOwn,
    (post) => ({ ...post, connection }),
  )

/** What was just written stands first in every list that it can belong to. */
export function showPost(cache: QueryClient, post: Post): void {
  for (const query of cache.getQueryCache().findAll({ queryKey: LISTS })) {
    const input = query.queryKey[LISTS.length]
    const asked: { authorId?: unknown; q?: unknown; tab?: unknown; topic?: unknown } =
      typeof input === 'object' && input !== null ? input : {}
    if (asked.authorId !== undefined && asked.authorId !== post.author?.userId) continue
    // what was searched for or saved does not grow by what is written
    if (asked.q !== undefined || asked.tab === 'saved') continue
    if (asked.tab === 'questions' && (post.topic === null || (asked.topic ?? post.topic) !== post.topic))
      continue
    cache.setQueryData<PostPages>(query.queryKey, (pages) => pages && prepend(pages, post))
  }
}

/** What is gone, or hidden from this reader. */
export function dropPost(cache: QueryClient, postId: PostId): void {
  cache.setQueriesData<PostPages>(
    { queryKey: LISTS },
    (pages) => pages && dropFrom(pages, ({ id }) => id === postId),
  )
  cache.removeQueries({ queryKey: api(readPost).key({ postId }), type: 'inactive' })
}

/** Is it on the screen, or was it lately? */
export const isLoaded = (cache: QueryClient, postId: PostId): boolean =>
  cache.getQueriesData<PostPages>({ queryKey: LISTS }).some(([, pages]) => hasPost(pages, postId))

/** A post as it is loaded anywhere. */
export function findPost(cache: QueryClient, postId: PostId): Post | undefined {
  const read = cache.getQueryData<Post>(api(readPost).key({ postId }))
  if (read) return read
  for (const [, pages] of cache.getQueriesData<PostPages>({ queryKey: LISTS }))
    for (const page of pages?.pages ?? []) {
      const found = page.items.find(({ id }) => id === postId)
      if (found) return found
    }
  return undefined
}
