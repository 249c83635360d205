import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { EVENT_LIMITS, EventId } from '#contract/groups/events/event.ts'
import { ListedRegistration } from './registration.ts'

export const listRegistrations = operation({
  name: 'groups.list-registrations',
  method: 'GET',
  path: '/api/events/{eventId}/registrations',
  access: 'signed-in',
  summary: 'List who registered without an account and confirmed it; for those who lead and host',
  input: z.strictObject({
    eventId: EventId,
    limit: queryNumber(z.int().min(1).max(EVENT_LIMITS.pageSizeMax).default(EVENT_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(ListedRegistration),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-member', 'groups.not-admin'),
    ...only(EVENT_ERRORS, 'groups.event-not-found'),
  },
})
