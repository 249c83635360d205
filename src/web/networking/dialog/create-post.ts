import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { z } from 'zod'
import { createPost } from '#contract/networking/posts/create-post.ts'
import type { PostFields } from '#contract/networking/posts/post-fields.ts'
import type { PostId } from '#contract/networking/posts/post.ts'
import { changePost, showPost } from '#web/networking/change-posts.ts'
import { forgetNewPost } from '#web/networking/on-post-events.ts'
import { call, newIdempotencyKey } from '#web/platform/call/call.ts'

interface NewPost {
  post: z.input<typeof PostFields>
  /** The post that is passed on. */
  repeats: PostId | null
}

/** Writes a post and shows it at once. The same words sent again after a lost answer make no second post. */
export function useCreatePost() {
  const cache = useQueryClient()
  const act = useRef({ of: '', key: '' })
  return useMutation({
    mutationKey: ['networking', 'create-post'],
    mutationFn: (input: NewPost) => {
      const of = JSON.stringify(input)
      if (act.current.of !== of) act.current = { of, key: newIdempotencyKey() }
      return call(createPost, input, { idempotencyKey: act.current.key })
    },
    onSuccess: ({ post }, { repeats }) => {
      act.current = { of: '', key: '' }
      forgetNewPost(cache, post.id)
      showPost(cache, post)
      if (repeats) changePost(cache, repeats, (one) => ({ ...one, sharesCount: one.sharesCount + 1 }))
    },
  })
}
