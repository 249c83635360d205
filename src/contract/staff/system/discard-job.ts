import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { DeadJobId } from './system.ts'

export const discardJob = operation({
  name: 'staff.discard-job',
  method: 'DELETE',
  path: '/api/staff/system/jobs/{jobId}',
  access: 'admin',
  summary: 'Discard a background job that failed at every try',
  input: z.strictObject({ jobId: DeadJobId }),
  output: z.object({ isDiscarded: z.literal(true) }),
  errors: only(STAFF_ERRORS, 'staff.job-not-found'),
})
