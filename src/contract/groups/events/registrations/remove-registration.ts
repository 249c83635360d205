import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { EventId } from '#contract/groups/events/event.ts'
import { RegistrationId } from './registration.ts'

export const removeRegistration = operation({
  name: 'groups.remove-registration',
  method: 'DELETE',
  path: '/api/events/{eventId}/registrations/{registrationId}',
  access: 'signed-in',
  summary: 'Remove a registration; its address cannot register for this event again',
  input: z.strictObject({ eventId: EventId, registrationId: RegistrationId }),
  output: z.object({ isRemoved: z.literal(true) }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.not-admin', 'groups.archived'),
    ...only(EVENT_ERRORS, 'groups.event-not-found'),
  },
  idempotent: true,
})
