import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { EventId } from '#contract/groups/events/event.ts'
import { RegistrationFields } from './registration.ts'

export const registerForEvent = operation({
  name: 'groups.register-for-event',
  method: 'POST',
  path: '/api/events/{eventId}/registrations',
  access: 'anyone',
  limit: { points: 10, seconds: 3600 },
  summary: 'Register for an event of an open group without an account; a mail asks to confirm it',
  input: RegistrationFields.extend({ eventId: EventId }),
  // alike whether or not the address is known already
  output: z.object({ isMailed: z.literal(true) }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.archived'),
    ...only(
      EVENT_ERRORS,
      'groups.event-not-found',
      'groups.event-over',
      'groups.event-cancelled',
      'groups.event-full',
      'groups.registration-closed',
      'groups.too-many-registrations',
    ),
  },
})
