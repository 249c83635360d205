import type { Notice } from '#contract/notices.ts'
import type { Notified } from './attendance/attendance-store.ts'

export type EventNoticeKind = 'event_reminder' | 'event_changed' | 'event_cancelled' | 'event_admitted'

export const noticeOf = (kind: EventNoticeKind, attendee: Notified): Notice => ({
  kind,
  subjectId: attendee.event_id,
  facts: {
    title: attendee.title,
    groupId: attendee.group_id,
    group: attendee.group_title,
    startsAt: attendee.starts_at.toISOString(),
    timezone: attendee.time_zone,
  },
})
