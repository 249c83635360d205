import { useInfiniteQuery } from '@tanstack/react-query'
import { listComments } from '#contract/networking/comments/list-comments.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { api } from '#web/platform/call/api.ts'

/** The pages of what was said about a post, for useInfiniteQuery and for its key. */
export const commentPages = (postId: PostId) =>
  api(listComments).infiniteOptions((cursor) => ({ postId, ...(cursor !== undefined && { cursor }) }))

export const useComments = (postId: PostId) =>
  useInfiniteQuery({ ...commentPages(postId), refetchOnMount: 'always' })
