import { useInfiniteQuery } from '@tanstack/react-query'
import type { UserId } from '#contract/profiles/profile.ts'
import { listReviews } from '#contract/reviews/list-reviews.ts'
import { api } from '#web/platform/call/api.ts'

export const useReviews = (userId: UserId) =>
  useInfiniteQuery({
    ...api(listReviews).infiniteOptions((cursor) => ({ userId, ...(cursor !== undefined && { cursor }) })),
    staleTime: 0,
  })
