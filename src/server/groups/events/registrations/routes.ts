import { registerForEvent as registerForEventOperation } from '#contract/groups/events/registrations/register-for-event.ts'
import { readRegistration as readRegistrationOperation } from '#contract/groups/events/registrations/read-registration.ts'
import { confirmRegistration as confirmRegistrationOperation } from '#contract/groups/events/registrations/confirm-registration.ts'
import { cancelRegistration as cancelRegistrationOperation } from '#contract/groups/events/registrations/cancel-registration.ts'
import { listRegistrations as listRegistrationsOperation } from '#contract/groups/events/registrations/list-registrations.ts'
import { removeRegistration as removeRegistrationOperation } from '#contract/groups/events/registrations/remove-registration.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { listRegistrations } from './list-registrations.ts'
import { readRegistration } from './read-registration.ts'
import { registerForEvent } from './register-for-event.ts'
import { removeRegistration } from './remove-registration.ts'

export const registrationRoutes = (platform: Platform): Route[] => [
  route(registerForEventOperation)((input, visitor) => registerForEvent(platform, visitor, input)),
  route(readRegistrationOperation)((input, visitor) => readRegistration(platform, visitor, input)),
  route(confirmRegistrationOperation)((input, visitor) => confirmRegistration(platform, visitor, input)),
  route(cancelRegistrationOperation)((input, visitor) => cancelRegistration(platform, visitor, input)),
  route(listRegistrationsOperation)((input, member) => listRegistrations(platform, member, input)),
  route(removeRegistrationOperation)((input, member) => removeRegistration(platform, member, input)),
]
