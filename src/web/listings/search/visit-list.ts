import { hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Older rows are no longer shown to somebody who comes anew. */
const FRESH_MS = 5 * 60_000

/** Entries of the browser's history that were shown since the app started. */
const visited = new Set<string>()

/**
 * Reads a list anew when it is visited anew and what is kept of it is older than five minutes. Somebody who goes back to a list
 * finds it as it was, however long they stayed away. Call it after the hook that reads the list.
 */
export function useVisit(queryKey: QueryKey): void {
  const cache = useQueryClient()
  const router = useRouter()
  const hash = hashKey(queryKey)
  useEffect(() => {
    // Not followed: leaving the list is a new entry too.
    const entry = router.state.location.state.key
    if (entry === undefined || visited.has(entry)) return
    visited.add(entry)
    const cached = cache.getQueryCache().get(hash)
    if (cached?.state.status === 'success' && cached.isStaleByTime(FRESH_MS))
      void cache.resetQueries({ queryKey: cached.queryKey, exact: true })
  }, [cache, router, hash])
}
