import { isLowData } from '#web/platform/device/low-data.ts'
import { cacheNextPages } from '#web/platform/offline/service-worker.ts'

/** For browsers that do not tell when they are idle. Milliseconds. */
const LATER = 3000

/**
 * Has what the reader may reach for next kept on the device once the page stands and the device is idle. Not where
 * somebody, or the device, asks to be sparing with data.
 */
export function loadAhead(): void {
  if (isLowData()) return
  const begin = () => void cacheNextPages()
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LATER })
  else setTimeout(begin, LATER)
}
