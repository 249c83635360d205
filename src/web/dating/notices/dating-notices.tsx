import { HeartHandshake } from 'lucide-react'
import type { DATING_NOTICES } from '#contract/dating/notices.ts'
import type { Notice } from '#contract/notices.ts'
import type { NoticeLink, NoticeLooks } from '#web/notifications/public.tsx'

const toConversation = ({ subjectId }: Pick<Notice, 'subjectId'>): NoticeLink => ({
  to: '/messages/$threadId',
  params: { threadId: subjectId },
})

export const datingNotices: NoticeLooks<keyof typeof DATING_NOTICES> = {
  words: 'dating.notices',
  kinds: {
    dating_match: {
      icon: HeartHandshake,
      link: toConversation,
      values: ({ name }, { theirs, nameOf }) => ({ name: theirs(nameOf(name)) }),
    },
  },
}
