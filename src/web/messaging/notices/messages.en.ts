import type { MESSAGE_NOTICES } from '#contract/messaging/notices.ts'

export const messageNoticeWordsEn = {
  messages:
    '{count, plural, one {# new message} other {# new messages}}{from, select, none {} other { from {from}}}.',
} as const satisfies Record<keyof typeof MESSAGE_NOTICES, string>
