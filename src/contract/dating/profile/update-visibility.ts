import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { OwnDatingProfile } from './profile.ts'

export const updateVisibility = operation({
  name: 'dating.update-visibility',
  method: 'PUT',
  path: '/api/dating/profile/visibility',
  access: 'signed-in',
  summary:
    'Set who may see you: pause, incognito, and hiding from groups and connections, at most three times a day',
  input: z.strictObject({
    isPaused: z.boolean(),
    isIncognito: z.boolean(),
    hidesFromGroups: z.boolean(),
    hidesFromConnections: z.boolean(),
  }),
  output: z.object({ profile: OwnDatingProfile }),
  errors: only(DATING_ERRORS, 'dating.no-profile', 'dating.too-many-hide-changes'),
})
