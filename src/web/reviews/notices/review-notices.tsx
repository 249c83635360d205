import { Star } from 'lucide-react'
import type { REVIEW_NOTICES } from '#contract/reviews/notices.ts'
import type { NoticeLooks } from '#web/notifications/public.tsx'

const link = () => ({ to: '/account', search: { section: 'reviews' } }) as const

export const reviewNotices: NoticeLooks<keyof typeof REVIEW_NOTICES> = {
  words: 'reviews.notices',
  kinds: {
    review_invited: { icon: Star, link },
    review_received: { icon: Star, link },
    review_answered: { icon: Star, link },
  },
}
