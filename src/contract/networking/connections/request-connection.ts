import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { ConnectionState } from '#contract/networking/people/person.ts'
import { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { ConnectionNote } from './connection.ts'

export const requestConnection = operation({
  name: 'networking.request-connection',
  method: 'PUT',
  path: '/api/connections/{userId}/request',
  access: 'signed-in',
  summary: 'Request a connection, or accept the request of this person',
  input: z.strictObject({ userId: UserId, note: ConnectionNote.nullable().default(null) }),
  output: z.object({ state: ConnectionState }),
  errors: {
    ...only(
      NETWORKING_ERRORS,
      'networking.person-not-found',
      'networking.oneself',
      'networking.too-many-requests',
    ),
    ...only(PROFILE_ERRORS, 'profiles.not-found'),
  },
})
