import type { MESSAGE_NOTICES } from '#contract/messaging/notices.ts'
import type { NoticeViews } from '#server/notifications/public.ts'

export const messageNotices: NoticeViews<keyof typeof MESSAGE_NOTICES> = {
  messages: {
    words: {
      en: {
        subject: '{count, plural, one {# new message} other {# new messages}}',
        text: 'You have messages in Mesob that you have not read.',
        button: 'Read them',
      },
      am: {
        subject: '{count, plural, one {# አዲስ መልእክት} other {# አዲስ መልእክቶች}}',
        text: 'በመሶብ ያላነበቧቸው መልእክቶች አሉዎት።',
        button: 'ያንብቧቸው',
      },
    },
    values: ({ count }) => ({ count }),
    path: ({ subjectId }) => `/#/messages/${subjectId}`,
  },
}
