import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { CONNECTION_LIMITS, NameWords, Suggestion } from './connection.ts'

export const listSuggestions = operation({
  name: 'networking.list-suggestions',
  method: 'GET',
  path: '/api/connection-suggestions',
  access: 'signed-in',
  summary: 'List people you may know, or people of a name, each with the reason',
  input: z.strictObject({ name: NameWords.optional() }),
  output: z.object({ items: z.array(Suggestion).max(CONNECTION_LIMITS.suggestions) }),
  errors: {},
})
