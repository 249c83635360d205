import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { OwnSession } from './session.ts'

export const listSessions = operation({
  name: 'auth.list-sessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'List your sessions, most recently used first',
  input: z.object({}),
  output: z.object({ sessions: z.array(OwnSession) }),
  errors: {},
})
