import { Mail } from 'lucide-react'
import type { SUPPORT_NOTICES } from '#contract/support/notices.ts'
import { writeTicketNumber } from '#contract/support/ticket.ts'
import type { NoticeLooks } from '#web/notifications/public.tsx'

export const supportNotices: NoticeLooks<keyof typeof SUPPORT_NOTICES> = {
  words: 'support.notices',
  kinds: {
    ticket_answered: {
      icon: Mail,
      link: () => ({ to: '/contact' }),
      values: ({ number }) => ({ number: writeTicketNumber(number) }),
    },
  },
}
