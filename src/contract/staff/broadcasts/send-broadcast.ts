import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { Audience, BroadcastContent } from './broadcast.ts'

export const sendBroadcast = operation({
  name: 'staff.send-broadcast',
  method: 'POST',
  path: '/api/staff/broadcasts',
  access: 'admin',
  limit: { points: 10, seconds: 3600 },
  summary: 'Send a notification to everybody, or to those of some cities and of one language',
  input: z.strictObject({ content: BroadcastContent, audience: Audience, byMail: z.boolean() }),
  output: z.object({ id: z.uuid(), people: z.int() }),
  errors: only(STAFF_ERRORS, 'staff.no-audience'),
  idempotent: true,
})
