import {
  CalendarCheck,
  CalendarClock,
  CalendarX,
  CircleX,
  Crown,
  PencilLine,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import type { GROUP_NOTICES } from '#contract/groups/notices.ts'
import type { Notice } from '#contract/notices.ts'
import type { NoticeLink, NoticeLooks, NoticeWriter } from '#web/notifications/public.tsx'

const toGroup = ({ subjectId }: Pick<Notice, 'subjectId'>): NoticeLink => ({
  to: '/groups/$id',
  params: { id: subjectId },
  search: {},
})
const toEvent = ({ subjectId, facts }: { subjectId: string; facts: { groupId: string } }): NoticeLink => ({
  to: '/groups/$id',
  params: { id: facts.groupId },
  search: { event: subjectId },
})

interface Gathering {
  title: string
  group: string
  startsAt: string
  timezone: string
}
const atEvent = ({ title, group, startsAt, timezone }: Gathering, { theirs, dateTime }: NoticeWriter) => ({
  title: theirs(title),
  group: theirs(group),
  // a gathering is often called like its group
  named: title.toLowerCase().includes(group.toLowerCase()) ? 'one' : 'both',
  when: dateTime(startsAt, timezone),
})

export const groupNotices: NoticeLooks<keyof typeof GROUP_NOTICES> = {
  words: 'groups.notices',
  kinds: {
    group_asked: {
      icon: UserPlus,
      link: toGroup,
    },
    group_joined: {
      icon: Users,
      link: toGroup,
    },
    group_approved: {
      icon: UserCheck,
      link: toGroup,
    },
    group_declined: {
      icon: CircleX,
      link: toGroup,
    },
    group_admitted: {
      icon: UserCheck,
      link: toGroup,
    },
    group_led: {
      icon: Crown,
      link: toGroup,
    },
    event_reminder: {
      icon: CalendarClock,
      link: toEvent,
      values: atEvent,
    },
    event_changed: {
      icon: PencilLine,
      link: toEvent,
      values: atEvent,
    },
    event_cancelled: {
      icon: CalendarX,
      link: toEvent,
      values: atEvent,
    },
    event_admitted: {
      icon: CalendarCheck,
      link: toEvent,
      values: atEvent,
    },
  },
}
