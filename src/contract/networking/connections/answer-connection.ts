import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { ConnectionState } from '#contract/networking/people/person.ts'
import { UserId } from '#contract/profiles/profile.ts'

export const answerConnection = operation({
  name: 'networking.answer-connection',
  method: 'POST',
  path: '/api/connections/{userId}/answer',
  access: 'signed-in',
  summary: 'Accept a connection request or ignore it; the sender is not notified when it is ignored',
  input: z.strictObject({ userId: UserId, isAccepted: z.boolean() }),
  output: z.object({ state: ConnectionState }),
  errors: only(NETWORKING_ERRORS, 'networking.connection-not-found'),
})
