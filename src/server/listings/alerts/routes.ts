import { deleteSavedSearch as deleteSavedSearchOperation } from '#contract/listings/alerts/delete-saved-search.ts'
import { listSavedSearches as listSavedSearchesOperation } from '#contract/listings/alerts/list-saved-searches.ts'
import { openSavedSearch as openSavedSearchOperation } from '#contract/listings/alerts/open-saved-search.ts'
import { saveSearch as saveSearchOperation } from '#contract/listings/alerts/save-search.ts'
import { updateSavedSearch as updateSavedSearchOperation } from '#contract/listings/alerts/update-saved-search.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { deleteSavedSearch } from './delete-saved-search.ts'
import { listSavedSearches } from './list-saved-searches.ts'
import { openSavedSearch } from './open-saved-search.ts'
import { saveSearch } from './save-search.ts'
import { updateSavedSearch } from './update-saved-search.ts'

export const alertRoutes = (platform: Platform): Route[] => [
  route(listSavedSearchesOperation)((_input, member) => listSavedSearches(platform, member)),
  route(saveSearchOperation)((input, member) => saveSearch(platform, member, input)),
  route(updateSavedSearchOperation)((input, member) => updateSavedSearch(platform, member, input)),
  route(openSavedSearchOperation)((input, member) => openSavedSearch(platform, member, input)),
  route(deleteSavedSearchOperation)((input, member) => deleteSavedSearch(platform, member, input)),
]
