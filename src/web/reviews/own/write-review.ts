import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerReview } from '#contract/reviews/answer-review.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { listReviews } from '#contract/reviews/list-reviews.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { api } from '#web/platform/call/api.ts'

/** What is listed is read anew. */
function useRefresh() {
  const cache = useQueryClient()
  return async () => {
    await cache.invalidateQueries({ queryKey: api(listExchanges).key() })
    await cache.invalidateQueries({ queryKey: api(listReviews).key() })
  }
}

export function useWriteReview() {
  const onSuccess = useRefresh()
  return useMutation({ ...api(writeReview).mutationOptions(), onSuccess })
}

export function useAnswerReview() {
  const onSuccess = useRefresh()
  return useMutation({ ...api(answerReview).mutationOptions(), onSuccess })
}
