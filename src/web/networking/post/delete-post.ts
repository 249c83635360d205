import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deletePost } from '#contract/networking/posts/delete-post.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { dropPost } from '#web/networking/change-posts.ts'
import { api } from '#web/platform/call/api.ts'

/** Takes one's post away; it leaves every list at once. */
export function useDeletePost() {
  const cache = useQueryClient()
  return useMutation({
    ...api(deletePost).mutationOptions(),
    onSuccess: (_answer, { postId }) => dropPost(cache, PostId.parse(postId)),
  })
}
