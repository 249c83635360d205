import { ReceiptText, Star } from 'lucide-react'
import type { PAYMENT_NOTICES } from '#contract/payments/notices.ts'
import type { NoticeLooks } from '#web/notifications/public.tsx'

const orders = () => ({ to: '/account', search: { section: 'orders' } }) as const

export const paymentNotices: NoticeLooks<keyof typeof PAYMENT_NOTICES> = {
  words: 'payments.notices',
  kinds: {
    payment_received: { icon: ReceiptText, link: orders },
    payment_failed: { icon: ReceiptText, link: orders },
    payment_refunded: { icon: ReceiptText, link: orders },
    payment_waits: {
      icon: ReceiptText,
      link: ({ subjectId }) => ({ to: '/edit-listing/$id', params: { id: subjectId } }),
    },
    payment_problem: {
      icon: ReceiptText,
      link: () => ({ to: '/admin', search: { tab: 'payments' } }),
    },
    payment_unknown: {
      icon: ReceiptText,
      link: () => ({ to: '/admin', search: { tab: 'payments' } }),
    },
    promotion_ended: {
      icon: Star,
      link: ({ subjectId }) => ({ to: '/payment', search: { listing: subjectId } }),
    },
  },
}
