import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { EVENT_ERRORS } from './event-errors.ts'
import { EventId, EventScope } from './event.ts'

export const cancelEvent = operation({
  name: 'groups.cancel-event',
  method: 'POST',
  path: '/api/events/{eventId}/cancel',
  access: 'signed-in',
  summary: 'Cancel an event, or this and all following ones; attendees are notified',
  input: z.strictObject({ eventId: EventId, scope: EventScope }),
  output: z.object({ isCancelled: z.literal(true) }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-admin', 'groups.archived'),
    ...only(EVENT_ERRORS, 'groups.event-not-found', 'groups.event-over'),
  },
})
