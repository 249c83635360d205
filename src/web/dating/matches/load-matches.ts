import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listMatches } from '#contract/dating/matches/list-matches.ts'
import type { Match } from '#contract/dating/matches/match.ts'
import { api } from '#web/platform/call/api.ts'
import type { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'

/** Addresses of private photos hold for minutes only. */
const FRESH_MS = 60_000
const PAGE = 50
/** Where even that many pages hold no trace, the match is gone. */
const PAGES_MAX = 20

/** One's matches, the latest first. */
export const useMatches = () =>
  useInfiniteQuery({
    ...api(listMatches).infiniteOptions((cursor) => ({ ...(cursor !== undefined && { cursor }) })),
    staleTime: FRESH_MS,
    refetchOnMount: 'always',
  })

/** The match that a conversation is about; null where it is none any more. */
export const useMatch = (matchId: string | null) =>
  useQuery<Match | null, CallError>({
    queryKey: [...api(listMatches).key(), 'one', matchId],
    queryFn: ({ signal }) => findMatch(matchId, signal),
    enabled: matchId !== null,
    staleTime: FRESH_MS,
  })

async function findMatch(matchId: string | null, signal: AbortSignal): Promise<Match | null> {
  let cursor: string | undefined
  for (let page = 0; page < PAGES_MAX; page++) {
    const { items, nextCursor } = await call(
      listMatches,
      { limit: PAGE, ...(cursor !== undefined && { cursor }) },
      { signal },
    )
    const found = items.find(({ id }) => id === matchId)
    if (found) return found
    if (nextCursor === null) return null
    cursor = nextCursor
  }
  return null
}
