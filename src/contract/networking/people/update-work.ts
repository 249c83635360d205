import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { WorkFields } from './work.ts'

export const updateWork = operation({
  name: 'networking.update-work',
  method: 'PUT',
  path: '/api/people/me',
  access: 'signed-in',
  summary: 'Update your work profile',
  input: z.strictObject({ work: WorkFields }),
  output: z.object({ work: WorkFields }),
  errors: {},
})
