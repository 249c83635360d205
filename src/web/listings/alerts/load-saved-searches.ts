import { useQuery } from '@tanstack/react-query'
import { listSavedSearches } from '#contract/listings/alerts/list-saved-searches.ts'
import { api } from '#web/platform/call/api.ts'

export const SAVED_SEARCHES = api(listSavedSearches).queryOptions({})

export const useSavedSearches = () =>
  useQuery({ ...SAVED_SEARCHES, ...api(listSavedSearches).kept('list'), staleTime: 0 })
