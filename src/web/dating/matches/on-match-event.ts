import type { QueryClient } from '@tanstack/react-query'
import { DATING_SERVER_EVENTS } from '#contract/dating/live.ts'
import { showMatch } from './show-match.ts'

/** Somebody liked back while this page was open. */
export function onMatchEvent(payload: unknown, cache: QueryClient): void {
  const push = DATING_SERVER_EVENTS['dating.matched'].safeParse(payload)
  if (push.success) showMatch(cache, push.data.match)
}
