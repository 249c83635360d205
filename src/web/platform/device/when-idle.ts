interface Idle {
  /** Milliseconds: waited no longer for a moment in which nothing else is to be done. */
  latest: number
  /** Milliseconds until then in browsers that do not say when they are idle. */
  guess?: number
}

/** Does something in a moment in which nothing else is to be done. Answers how to take it back. */
export function whenIdle(act: () => void, { latest, guess = latest }: Idle): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(() => act(), { timeout: latest })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(act, guess)
  return () => clearTimeout(timer)
}
