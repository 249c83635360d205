import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SAVED_SEARCH_LIMITS, SavedSearch } from './saved-search.ts'

export const listSavedSearches = operation({
  name: 'listings.list-saved-searches',
  method: 'GET',
  path: '/api/saved-searches',
  access: 'signed-in',
  summary: 'List your saved searches, latest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(SavedSearch).max(SAVED_SEARCH_LIMITS.perPerson) }),
  errors: {},
})
