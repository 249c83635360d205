import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Audience } from './broadcast.ts'

export const countAudience = operation({
  name: 'staff.count-audience',
  method: 'POST',
  path: '/api/staff/broadcasts/audience',
  access: 'admin',
  summary: 'Count whom a broadcast to these cities and this language would reach',
  input: Audience,
  output: z.object({ people: z.int() }),
  errors: {},
})
