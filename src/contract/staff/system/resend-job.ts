import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { DeadJobId } from './system.ts'

export const resendJob = operation({
  name: 'staff.resend-job',
  method: 'POST',
  path: '/api/staff/system/jobs/{jobId}/resend',
  access: 'admin',
  summary: 'Resend a background job that failed at every try',
  input: z.strictObject({ jobId: DeadJobId }),
  output: z.object({ isSent: z.literal(true) }),
  errors: only(STAFF_ERRORS, 'staff.job-not-found'),
})
