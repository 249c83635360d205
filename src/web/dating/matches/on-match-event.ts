import type { QueryClient } from '@tanstack/react-query'
import { DATING_PUSHES } from '#contract/dating/live.ts'
import { tellMatch } from './show-match.ts'

/** Somebody liked back while this page was open. */
export function hearMatch(told: unknown, cache: QueryClient): void {
  const push = DATING_PUSHES['dating.matched'].safeParse(told)
  if (push.success) tellMatch(cache, push.data.match)
}
