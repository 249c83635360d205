import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { DATING_ERRORS } from '#contract/dating/dating-errors.ts'
import { DatingFilters } from './profile.ts'

export const updateDatingFilters = operation({
  name: 'dating.update-dating-filters',
  method: 'PUT',
  path: '/api/dating/filters',
  access: 'signed-in',
  summary: 'Update your dating filters',
  input: z.strictObject({ filters: DatingFilters }),
  output: z.object({ filters: DatingFilters }),
  errors: only(DATING_ERRORS, 'dating.no-profile'),
})
