import { useQuery } from '@tanstack/react-query'
import type { PostId } from '#contract/networking/posts/post.ts'
import { readPost } from '#contract/networking/posts/read-post.ts'
import { api } from '#web/platform/call/api.ts'

/** A post as its reader sees it; read anew whenever its page is opened. */
export const usePost = (postId: PostId) =>
  useQuery({ ...api(readPost).queryOptions({ postId }), refetchOnMount: 'always' })
