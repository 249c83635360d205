import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { Registration, RegistrationToken } from './registration.ts'

export const confirmRegistration = operation({
  name: 'groups.confirm-registration',
  method: 'POST',
  path: '/api/event-registrations/confirm',
  access: 'anyone',
  summary: 'Confirm a registration by its mailed link; a full event has a waitlist',
  input: z.strictObject({ token: RegistrationToken }),
  output: z.object({ registration: Registration }),
  errors: {
    ...only(GROUP_ERRORS, 'groups.archived'),
    ...only(
      EVENT_ERRORS,
      'groups.event-over',
      'groups.event-cancelled',
      'groups.event-full',
      'groups.registration-closed',
      'groups.registration-ended',
    ),
  },
})
