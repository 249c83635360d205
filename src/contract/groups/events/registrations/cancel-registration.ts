import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { RegistrationToken } from './registration.ts'

export const cancelRegistration = operation({
  name: 'groups.cancel-registration',
  method: 'POST',
  path: '/api/event-registrations/cancel',
  access: 'anyone',
  summary: 'Cancel a registration by its mailed link, and delete what is known of the person',
  input: z.strictObject({ token: RegistrationToken }),
  output: z.object({ isCancelled: z.literal(true) }),
  errors: only(EVENT_ERRORS, 'groups.registration-ended'),
})
