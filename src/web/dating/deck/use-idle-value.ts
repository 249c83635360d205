import { useEffect, useState } from 'react'
import { whenIdle } from '#web/platform/device/when-idle.ts'

/** Milliseconds: waited no longer for a moment in which nothing else is to be drawn. */
const LATEST = 300

/** The same value, a little later: what hangs on it is drawn in a frame of its own. */
export function useIdleValue<T>(value: T): T {
  const [settled, setSettled] = useState(() => value)
  useEffect(() => whenIdle(() => setSettled(() => value), { latest: LATEST, guess: 0 }), [value])
  return settled
}
