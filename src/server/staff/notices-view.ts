import type { STAFF_NOTICES } from '#contract/staff/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

export const staffNotices: NoticeViews<keyof typeof STAFF_NOTICES> = {
  broadcast: {
    words: {
      en: { subject: '{titleEn}', text: '{textEn}', button: 'Open Mesob' },
      am: { subject: '{titleAm}', text: '{textAm}', button: 'መሶብን ይክፈቱ' },
    },
    path: ({ facts: { path } }) => `/#${path ?? '/notifications'}`,
  },
}
