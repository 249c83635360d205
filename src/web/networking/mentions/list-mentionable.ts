import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listMentionable } from '#contract/networking/mentions/list-mentionable.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { api } from '#web/platform/call/api.ts'

/** People of a name who may be mentioned; '' asks nothing. */
export const useMentionable = (name: string, postId: PostId | undefined) =>
  useQuery({
    ...api(listMentionable).queryOptions({ name, ...(postId && { postId }) }),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  })
