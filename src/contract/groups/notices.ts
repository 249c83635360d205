import { z } from 'zod'
import { type NoticeDefinition, NoticeTitle } from '#contract/notifications/notice.ts'

/** An event as a notice names it, with the group on whose page it stands; the time is written in its own zone. */
const NoticeEvent = z.object({
  title: NoticeTitle,
  groupId: z.uuid(),
  group: NoticeTitle,
  startsAt: z.iso.datetime(),
  timezone: z.string(),
})
/** A person and the group that it is about. */
const NoticeMember = z.object({ title: NoticeTitle, person: NoticeTitle })

/** What people are notified of by this feature. */
export const GROUP_NOTICES = {
  /** To those who decide: somebody asks to join. */
  group_asked: { topic: 'groups', facts: NoticeMember },
  /** To those who lead: somebody has joined. */
  group_joined: { topic: 'groups', facts: NoticeMember },
  group_approved: { topic: 'groups', facts: z.object({ title: NoticeTitle }) },
  group_declined: { topic: 'groups', facts: z.object({ title: NoticeTitle }) },
  /** A place came free for somebody who waited. */
  group_admitted: { topic: 'groups', facts: z.object({ title: NoticeTitle }) },
  /** The group was handed over to them. */
  group_led: { topic: 'groups', facts: z.object({ title: NoticeTitle }) },
  event_reminder: { topic: 'groups', facts: NoticeEvent },
  event_changed: { topic: 'groups', facts: NoticeEvent },
  event_cancelled: { topic: 'groups', facts: NoticeEvent },
  event_admitted: { topic: 'groups', facts: NoticeEvent },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>
