import { useEffect, useState } from 'react'

/** Milliseconds: waited no longer for a moment in which nothing else is to be drawn. */
const LATEST = 300

/** The same value, a little later: what hangs on it is drawn in a frame of its own. */
export function useIdleValue<T>(value: T): T {
  const [settled, setSettled] = useState(() => value)
  useEffect(() => {
    const settle = () => setSettled(() => value)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(settle)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(settle, { timeout: LATEST })
    return () => cancelIdleCallback(request)
  }, [value])
  return settled
}
