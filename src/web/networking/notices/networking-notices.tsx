import { AtSign, BriefcaseBusiness, MessageSquareText, Reply, UserPlus } from 'lucide-react'
import { AnswerPart } from './answer-part.tsx'
import type { NETWORKING_NOTICES } from '#contract/networking/notices.ts'
import type { Notice } from '#contract/notices.ts'
import type { NoticeLink, NoticeLooks } from '#web/notifications/public.tsx'

const toPerson = ({ subjectId }: Pick<Notice, 'subjectId'>): NoticeLink => ({
  to: '/people/$id',
  params: { id: subjectId },
})

const toPost = ({ subjectId }: Pick<Notice, 'subjectId'>): NoticeLink => ({
  to: '/posts/$id',
  params: { id: subjectId },
})

export const networkingNotices: NoticeLooks<keyof typeof NETWORKING_NOTICES> = {
  words: 'networking.notices',
  kinds: {
    connection_asked: {
      icon: UserPlus,
      link: toPerson,
      More: AnswerPart,
    },
    connection_accepted: {
      icon: BriefcaseBusiness,
      link: toPerson,
    },
    post_commented: { icon: MessageSquareText, link: toPost },
    comment_answered: { icon: Reply, link: toPost },
    mentioned: { icon: AtSign, link: toPost },
  },
}
