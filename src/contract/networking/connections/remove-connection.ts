import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ConnectionState } from '#contract/networking/people/person.ts'
import { UserId } from '#contract/profiles/profile.ts'

export const removeConnection = operation({
  name: 'networking.remove-connection',
  method: 'DELETE',
  path: '/api/connections/{userId}',
  access: 'signed-in',
  summary: 'Withdraw a request or end a connection; the other person is not notified',
  input: z.strictObject({ userId: UserId }),
  output: z.object({ state: ConnectionState }),
  errors: {},
})
