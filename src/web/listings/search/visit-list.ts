import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Entries of the browser's history that were shown since the app started. */
const visited = new Set<string>()

/**
 * Reads a list anew when it is visited anew and what is kept of it is stale. Somebody who goes back to a list
 * finds it as it was, however long they stayed away.
 */
export function useVisit(queryKey: QueryKey, isStale: boolean): void {
  const cache = useQueryClient()
  const entry = useRouterState({ select: ({ location }) => location.state.key })
  useEffect(() => {
    if (entry === undefined || visited.has(entry)) return
    visited.add(entry)
    const kept = cache.getQueryState(queryKey)
    if (isStale && kept?.status === 'success') void cache.resetQueries({ queryKey, exact: true })
  }, [cache, entry, queryKey, isStale])
}
