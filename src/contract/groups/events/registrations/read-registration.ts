import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { EVENT_ERRORS } from '#contract/groups/events/event-errors.ts'
import { Registration, RegistrationToken } from './registration.ts'

export const readRegistration = operation({
  name: 'groups.read-registration',
  // its token is a secret, which no address of a request carries
  method: 'POST',
  path: '/api/event-registrations/read',
  access: 'anyone',
  summary: 'Read the registration that a mailed link belongs to',
  input: z.strictObject({ token: RegistrationToken }),
  output: z.object({ registration: Registration }),
  errors: only(EVENT_ERRORS, 'groups.registration-ended'),
})
