import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { SAVED_SEARCH_ERRORS } from './saved-search-errors.ts'
import { SavedSearch, SavedSearchFields, SavedSearchId } from './saved-search.ts'

export const updateSavedSearch = operation({
  name: 'listings.update-saved-search',
  method: 'PATCH',
  path: '/api/saved-searches/{searchId}',
  access: 'signed-in',
  summary: 'Rename, pause or resume a saved search, or change its alerts; omitted fields stay as they are',
  input: SavedSearchFields.partial().extend({ searchId: SavedSearchId, isPaused: z.boolean().optional() }),
  output: SavedSearch,
  errors: only(SAVED_SEARCH_ERRORS, 'listings.saved-search-not-found'),
})
