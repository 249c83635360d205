import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CommentId } from '#contract/networking/comments/comment.ts'
import { deleteComment } from '#contract/networking/comments/delete-comment.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { changePost } from '#web/networking/change-posts.ts'
import { api } from '#web/platform/call/api.ts'
import { type CommentPages, dropComment } from './comment-pages-policy.ts'
import { commentPages } from './list-comments.ts'

/** Takes a comment away; it leaves the list at once. */
export function useDeleteComment(postId: PostId) {
  const cache = useQueryClient()
  return useMutation({
    ...api(deleteComment).mutationOptions(),
    onSuccess: ({ commentsCount }, { commentId }) => {
      cache.setQueryData<CommentPages>(
        commentPages(postId).queryKey,
        (pages) => pages && dropComment(pages, CommentId.parse(commentId)),
      )
      changePost(cache, postId, (post) => ({ ...post, commentsCount }))
    },
  })
}
