import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CommentId } from '#contract/networking/comments/comment.ts'
import { createComment } from '#contract/networking/comments/create-comment.ts'
import type { Mention } from '#contract/networking/mentions/mention.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { changePost } from '#web/networking/change-posts.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'
import { append, type CommentPages } from './comment-pages-policy.ts'
import { commentPages } from './list-comments.ts'

interface NewComment {
  content: string
  mentions: Mention[]
  replyTo: CommentId | null
}

/** Comments on a post, or replies to a comment; shown and counted at once. */
export function useCreateComment(postId: PostId) {
  const cache = useQueryClient()
  const act = useRef({ of: '', key: '' })
  return useMutation({
    mutationKey: ['networking', 'create-comment'],
    mutationFn: (comment: NewComment) => {
      const of = JSON.stringify(comment)
      if (act.current.of !== of) act.current = { of, key: newIdempotencyKey() }
      return call(createComment, { postId, ...comment }, { idempotencyKey: act.current.key })
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
