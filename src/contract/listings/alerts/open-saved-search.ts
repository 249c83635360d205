import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { SAVED_SEARCH_ERRORS } from './saved-search-errors.ts'
import { SavedSearch, SavedSearchId } from './saved-search.ts'

export const openSavedSearch = operation({
  name: 'listings.open-saved-search',
  method: 'POST',
  path: '/api/saved-searches/{searchId}/open',
  access: 'signed-in',
  summary: 'Open a saved search, which keeps it active for another 60 days',
  input: z.strictObject({ searchId: SavedSearchId }),
  output: SavedSearch,
  errors: only(SAVED_SEARCH_ERRORS, 'listings.saved-search-not-found'),
})
