import { z } from 'zod'
import { GEO_ERRORS } from '#contract/geo/geo-errors.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { only, operation } from '#contract/kit/operation.ts'
import { SAVED_SEARCH_ERRORS } from './saved-search-errors.ts'
import { SavedFilters, SavedSearch, SavedSearchFields } from './saved-search.ts'

export const saveSearch = operation({
  name: 'listings.save-search',
  method: 'POST',
  path: '/api/saved-searches',
  access: 'signed-in',
  summary: 'Save a search with alerts; the same filter is saved once',
  input: SavedSearchFields.extend({ filters: SavedFilters, placeId: PlaceId.nullable() }),
  output: z.object({ outcome: z.enum(['saved', 'already']), search: SavedSearch }),
  errors: {
    ...only(SAVED_SEARCH_ERRORS, 'listings.too-many-saved-searches'),
    ...only(GEO_ERRORS, 'geo.place-not-found'),
  },
})
