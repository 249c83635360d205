import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updatePost } from '#contract/networking/posts/update-post.ts'
import { changePost } from '#web/networking/change-posts.ts'
import { api } from '#web/platform/call/api.ts'

/** Changes the words of one's post wherever it is shown. */
export function useUpdatePost() {
  const cache = useQueryClient()
  return useMutation({
    ...api(updatePost).mutationOptions(),
    onSuccess: ({ post }) => changePost(cache, post.id, () => post),
  })
}
