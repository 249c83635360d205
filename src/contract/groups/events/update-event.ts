import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { EVENT_ERRORS } from './event-errors.ts'
import { EventFields, EventId, EventScope, GroupEvent } from './event.ts'

export const updateEvent = operation({
  name: 'groups.update-event',
  method: 'PUT',
  path: '/api/events/{eventId}',
  access: 'signed-in',
  summary: 'Update an event, or this and all following ones',
  input: z.strictObject({
    eventId: EventId,
    version: z.int().min(1),
    scope: EventScope,
    fields: EventFields,
  }),
  output: z.object({ event: GroupEvent }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-admin', 'groups.archived'),
    ...only(
      EVENT_ERRORS,
      'groups.event-not-found',
      'groups.event-over',
      'groups.event-cancelled',
      'groups.event-changed',
      'groups.event-past',
      'groups.event-far',
      'groups.event-too-small',
    ),
    ...only(MEDIA_ERRORS, 'media.not-found'),
  },
})
