import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { SavedSearchId } from './saved-search.ts'

export const deleteSavedSearch = operation({
  name: 'listings.delete-saved-search',
  method: 'DELETE',
  path: '/api/saved-searches/{searchId}',
  access: 'signed-in',
  summary: 'Delete one of your saved searches; repeating it changes nothing',
  input: z.strictObject({ searchId: SavedSearchId }),
  output: z.object({ deleted: z.literal(true) }),
  errors: {},
})
