import { useInfiniteQuery } from '@tanstack/react-query'
import { listFavorites } from '#contract/listings/favorites/list-favorites.ts'
import { api } from '#web/platform/call/api.ts'

export const favoritePages = () =>
  api(listFavorites).infiniteOptions((cursor) => (cursor === undefined ? {} : { cursor }))

/** What one saved, page after page. */
export const useFavorites = () =>
  useInfiniteQuery({ ...favoritePages(), ...api(listFavorites).kept('list'), staleTime: 0 })
