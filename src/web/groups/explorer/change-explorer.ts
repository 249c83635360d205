import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ExplorerFilters, filtersOf } from './explorer-policy.ts'
import { type ExplorerSearch, readExplorer } from './read-explorer.ts'

/** Keys to set; undefined takes one away. */
type ExplorerChange = { [K in keyof ExplorerSearch]?: ExplorerSearch[K] | undefined }

export interface ExplorerState {
  search: ExplorerSearch
  filters: ExplorerFilters
  /** Writes into the address and goes to the first page. `replace` leaves no step to go back to. */
  change: (change: ExplorerChange, options?: { replace?: boolean }) => Promise<void>
  /** Takes away all but the place. */
  clear: () => void
}

/** What the explorer shows stands in its address and nowhere else. */
export function useExplorer(): ExplorerState {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readExplorer(raw), [raw])
  const filters = useMemo(() => filtersOf(search), [search])
  const change = useCallback(
    (changes: ExplorerChange, { replace = false } = {}) =>
      navigate({
        to: '.',
        search: (old: object) => readExplorer({ ...old, page: undefined, ...changes }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const clear = useCallback(
    () =>
      void navigate({
        to: '.',
        search: ({ placeId, lat, lng }: ExplorerSearch) => readExplorer({ placeId, lat, lng }),
        resetScroll: false,
      }),
    [navigate],
  )
  return { search, filters, change, clear }
}
