import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Site } from './site.ts'

export const readSite = operation({
  name: 'site.read-site',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  summary: 'Read who operates this site and which apps belong to it',
  input: z.strictObject({}),
  output: Site,
  errors: {},
})
