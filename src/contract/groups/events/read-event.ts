import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { EVENT_ERRORS } from './event-errors.ts'
import { EventId, GroupEvent } from './event.ts'

export const readEvent = operation({
  name: 'groups.read-event',
  method: 'GET',
  path: '/api/events/{eventId}',
  access: 'anyone',
  summary: 'Read an event',
  input: z.strictObject({ eventId: EventId }),
  output: GroupEvent,
  errors: only(EVENT_ERRORS, 'groups.event-not-found'),
})
