import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SessionId } from './session.ts'

export const closeSession = operation({
  name: 'auth.close-session',
  method: 'DELETE',
  path: '/api/account/sessions/{sessionId}',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Sign out one of your devices; repeating it changes nothing',
  input: z.strictObject({ sessionId: SessionId }),
  output: z.object({ closed: z.literal(true) }),
  errors: {},
})
