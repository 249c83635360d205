import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchPlaces } from '#contract/geo/search-places.ts'
import { api } from '#web/platform/call/api.ts'

/** Cities whose name begins with the words, diaspora cities first; without words the best-known of those. */
export const useSearchPlaces = (q: string, enabled: boolean) =>
  useQuery({ ...api(searchPlaces).queryOptions({ q }), placeholderData: keepPreviousData, enabled })
