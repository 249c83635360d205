import type { SUPPORT_NOTICES } from '#contract/support/notices.ts'
import { writeTicketNumber } from '#contract/support/ticket.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

export const supportNotices: NoticeViews<keyof typeof SUPPORT_NOTICES> = {
  ticket_answered: {
    words: {
      en: {
        subject: 'We answered your message {what}',
        text: 'Read the answer of our team.',
        button: 'Read it',
      },
      am: { subject: 'ለመልእክትዎ {what} መልስ ሰጥተናል', text: 'የቡድናችንን መልስ ያንብቡ።', button: 'ያንብቡት' },
    },
    values: ({ number }) => ({ what: writeTicketNumber(number) }),
    path: () => '/#/contact',
  },
}
