import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { CONNECTION_LIMITS, NameWords, Suggestion } from './connection.ts'

export const listSuggestions = operation({
  name: 'networking.list-suggestions',
  method: 'GET',
  path: '/api/connection-suggestions',
  access: 'signed-in',
  summary: 'People you may know, or of this name, each with the reason',
  input: z.strictObject({ name: NameWords.optional() }),
  output: z.object({ items: z.array(Suggestion).max(CONNECTION_LIMITS.suggestions) }),
  errors: {},
})
