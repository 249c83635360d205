import type { Notice } from '#contract/notices.ts'
import type { Notified } from './attendance/attendance-store.ts'

export type EventNoticeKind = 'event_reminder' | 'event_changed' | 'event_cancelled' | 'event_admitted'

export const noticeOf = (kind: EventNoticeKind, told: Notified): Notice => ({
  kind,
  subjectId: told.event_id,
  facts: {
    title: told.title,
    groupId: told.group_id,
    group: told.group_title,
    startsAt: told.starts_at.toISOString(),
    timezone: told.time_zone,
  },
})
