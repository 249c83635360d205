import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ListingCard } from '#contract/listings/listing.ts'

/** Jobs that are shown. */
export const FITTING_JOBS_MAX = 4

export const listFittingJobs = operation({
  name: 'networking.list-fitting-jobs',
  method: 'GET',
  path: '/api/fitting-jobs',
  access: 'signed-in',
  summary: 'List jobs that fit your headline and skills, those near you first',
  input: z.strictObject({}),
  output: z.object({
    /** Whether headline or skills say what to look for. */
    hasTrade: z.boolean(),
    items: z.array(ListingCard).max(FITTING_JOBS_MAX),
  }),
  errors: {},
  rawJson: true,
})
