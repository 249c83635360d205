import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { PostId } from '#contract/networking/posts/post.ts'

const KEY = ['networking', 'new-posts']
/** More than that are no more news. */
const AT_MOST = 100

/** Somebody posted something that is not on the screen yet. */
export const noteNewPost = (cache: QueryClient, postId: PostId): void =>
  void cache.setQueryData<PostId[]>(KEY, (ids = []) =>
    ids.includes(postId) ? ids : [...ids, postId].slice(-AT_MOST),
  )

/** It stands on the screen. */
export const forgetNewPost = (cache: QueryClient, postId: PostId): void =>
  void cache.setQueryData<PostId[]>(KEY, (ids) => ids?.filter((id) => id !== postId))

/** The list was read anew. */
export const forgetNewPosts = (cache: QueryClient): void => void cache.setQueryData<PostId[]>(KEY, [])

/** Has anything been posted since the list was read? */
export const useHasNewPosts = (): boolean =>
  useQuery<PostId[]>({ queryKey: KEY, queryFn: () => [], enabled: false, staleTime: Infinity }).data?.[0] !==
  undefined
