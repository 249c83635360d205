import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const switchFavoriteMails = operation({
  name: 'listings.switch-favorite-mails',
  method: 'PUT',
  path: '/api/favorites/mails',
  access: 'signed-in',
  summary: 'Be written to, or not, when something changes about the listings you saved',
  input: z.strictObject({ byMail: z.boolean() }),
  output: z.object({ byMail: z.boolean() }),
  errors: {},
})
