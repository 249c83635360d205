import type { DATING_NOTICES } from '#contract/dating/notices.ts'

export const datingNoticeWordsEn = {
  dating_match: 'You and {name} liked each other.',
} as const satisfies Record<keyof typeof DATING_NOTICES, string>
