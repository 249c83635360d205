import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const exportLog = operation({
  name: 'staff.export-log',
  method: 'GET',
  path: '/api/staff/log/export',
  access: 'admin',
  limit: { points: 20, seconds: 3600 },
  summary: 'Export the log between two days as CSV, the latest ten thousand rows of it',
  input: z
    .strictObject({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { path: ['to'] }),
  output: z.object({
    csv: z.string(),
    rows: z.int(),
    /** There were more rows. */
    isCut: z.boolean(),
  }),
  errors: {},
})
