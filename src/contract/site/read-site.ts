import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const readSite = operation({
  name: 'site.read-site',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'Who runs this site and which apps belong to it',
  input: z.object({}),
  output: z.object({
    operator: z.object({
      name: z.string(),
      address: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    copyrightHolder: z.string(),
    storeLinks: z.object({ apple: z.string().nullable(), google: z.string().nullable() }),
    /** Public key of the auth service; a client may send it as `apikey`, and need not. */
    anonKey: z.string(),
    /** The database holds demo accounts; staff is told so on every page. */
    demo: z.boolean(),
    production: z.boolean(),
  }),
  errors: {},
})
