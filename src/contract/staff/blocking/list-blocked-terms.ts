import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { BlockedTerm } from './blocked-term.ts'

export const listBlockedTerms = operation({
  name: 'staff.list-blocked-terms',
  method: 'GET',
  path: '/api/staff/blocked-terms',
  access: 'admin',
  summary: 'List blocked words and links, latest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(BlockedTerm) }),
  errors: {},
})
