import { useMutation } from '@tanstack/react-query'
import { reportReview } from '#contract/reviews/report-review.ts'
import { api } from '#web/platform/call/api.ts'

export const useReportReview = () => useMutation(api(reportReview).mutationOptions())
