interface Shown {
  /** Number of the newest token of the session. */
  counter: number
  /** Tokens below it are dead in any case. */
  minCounter: number
  /** Number of the token that was shown. */
  shown: number
  refreshedAt: Date | null
  /** Milliseconds in which tabs that refresh at the same time may show an older token. */
  reuseMs: number
  now: Date
}

/**
 * What a validly signed refresh token earns.
 *
 * - `rotate`: it is the newest; the next one is issued.
 * - `reissue`: the newest is given again. The one before it means that an answer was lost; an older one within
 *   the reuse interval means tabs that refresh at once.
 * - `reuse`: it was used long ago, so somebody has a copy; the session ends.
 * - `unknown`: it was never issued.
 */
export function refreshOutcome({
  counter,
  minCounter,
  shown,
  refreshedAt,
  reuseMs,
  now,
}: Shown): 'rotate' | 'reissue' | 'reuse' | 'unknown' {
  if (shown > counter) return 'unknown'
  if (shown < minCounter) return 'reuse'
  if (shown === counter) return 'rotate'
  if (shown === counter - 1) return 'reissue'
  const age = refreshedAt === null ? Infinity : now.getTime() - refreshedAt.getTime()
  return age <= reuseMs ? 'reissue' : 'reuse'
}
