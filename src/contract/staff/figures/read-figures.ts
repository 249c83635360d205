import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { FigureDays, Series } from './figure.ts'

export const readFigures = operation({
  name: 'staff.read-figures',
  method: 'GET',
  path: '/api/staff/figures',
  access: 'admin',
  summary: 'Read the figures of the last days, counted once an hour',
  input: z.strictObject({ days: FigureDays.default('30') }),
  output: z.object({
    /** Rising, up to today. */
    days: z.array(z.iso.date()),
    series: z.array(Series),
  }),
  errors: {},
})
