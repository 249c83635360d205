import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { EVENT_LIMITS, EventId, OwnAttendance } from '#contract/groups/events/event.ts'

export const listAttendees = operation({
  name: 'groups.list-attendees',
  method: 'GET',
  path: '/api/events/{eventId}/attendees',
  access: 'signed-in',
  summary: 'List who is going, who may come and who is on the waitlist; for members',
  input: z.strictObject({
    eventId: EventId,
    limit: queryNumber(z.int().min(1).max(EVENT_LIMITS.pageSizeMax).default(EVENT_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(OwnAttendance.omit({ queuePosition: true }).extend({ person: PersonCard })),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-member'),
    ...only(EVENT_ERRORS, 'groups.event-not-found'),
  },
})
