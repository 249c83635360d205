import { useMutation } from '@tanstack/react-query'
import { revealReviewedPhone } from '#contract/listings/review/reveal-reviewed-phone.ts'
import { api } from '#web/platform/call/api.ts'

export const useRevealReviewedPhone = () => useMutation(api(revealReviewedPhone).mutationOptions())
