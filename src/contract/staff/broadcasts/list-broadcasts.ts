import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Broadcast } from './broadcast.ts'

export const listBroadcasts = operation({
  name: 'staff.list-broadcasts',
  method: 'GET',
  path: '/api/staff/broadcasts',
  access: 'admin',
  summary: 'List the latest broadcasts and how far each has come',
  input: z.strictObject({}),
  output: z.object({ items: z.array(Broadcast) }),
  errors: {},
})
