import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { changePost } from '#web/networking/change-posts.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { append, type CommentPages } from './comment-pages-policy.ts'
import { commentPages } from './list-comments.ts'

/** Comments on a post; shown and counted at once. */
export function useCreateComment(postId: PostId) {
  const cache = useQueryClient()
  const act = useRef({ of: '', key: '' })
  return useMutation({
    mutationKey: ['networking', 'create-comment'],
    mutationFn: (content: string) => {
      if (act.current.of !== content) act.current = { of: content, key: newIdempotencyKey() }
      return call(createComment, { postId, content }, { idempotencyKey: act.current.key })
    },
    onSuccess: ({ comment, commentsCount }) => {
      act.current = { of: '', key: '' }
      cache.setQueryData<CommentPages>(
        commentPages(postId).queryKey,
        (pages) => pages && append(pages, comment),
      )
      changePost(cache, postId, (post) => ({ ...post, commentsCount }))
    },
  })
}
