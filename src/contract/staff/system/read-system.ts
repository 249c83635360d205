import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SystemState } from './system.ts'

export const readSystem = operation({
  name: 'staff.read-system',
  method: 'GET',
  path: '/api/staff/system',
  access: 'admin',
  summary: 'Read how the site runs: database, storage, services, background jobs and those that failed',
  input: z.strictObject({}),
  output: SystemState,
  errors: {},
})
