import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const switchFavoriteMails = operation({
  name: 'listings.switch-favorite-mails',
  method: 'PUT',
  path: '/api/favorites/mails',
  access: 'signed-in',
  summary: 'Switch mails about your saved listings on or off',
  input: z.strictObject({ byMail: z.boolean() }),
  output: z.object({ byMail: z.boolean() }),
  errors: {},
})
