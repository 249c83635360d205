import { isLowData } from '#web/platform/device/low-data.ts'
import { whenIdle } from '#web/platform/device/when-idle.ts'
import { cacheNextPages } from '#web/platform/offline/service-worker.ts'

/** Milliseconds. */
const LATER = 3000

/**
 * Has what the reader may reach for next kept on the device once the page stands and the device is idle. Not where
 * somebody, or the device, asks to be sparing with data.
 */
export function loadAhead(): void {
  if (isLowData()) return
  whenIdle(() => void cacheNextPages(), { latest: LATER })
}
