import type { STAFF_NOTICES } from '#contract/staff/notices.ts'

export const staffNoticeWordsEn = {
  broadcast: 'News from Mesob',
} as const satisfies Record<keyof typeof STAFF_NOTICES, string>
