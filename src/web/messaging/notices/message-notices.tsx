import { MessageCircle } from 'lucide-react'
import type { MESSAGE_NOTICES } from '#contract/messaging/notices.ts'
import type { Notice } from '#contract/notices.ts'
import type { NoticeLink, NoticeLooks } from '#web/notifications/public.tsx'

const toConversation = ({ subjectId }: Pick<Notice, 'subjectId'>): NoticeLink => ({
  to: '/messages/$threadId',
  params: { threadId: subjectId },
})

export const messageNotices: NoticeLooks<keyof typeof MESSAGE_NOTICES> = {
  words: 'messaging.notices',
  kinds: {
    messages: {
      icon: MessageCircle,
      link: toConversation,
      values: ({ count, from }, { theirs, nameOf }) => ({
        count,
        from: from === null ? 'none' : theirs(nameOf(from)),
      }),
    },
  },
}
