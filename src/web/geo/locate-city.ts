import { useState } from 'react'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import type { Place } from '#contract/geo/place.ts'
import { call } from '#web/platform/call/call.ts'
import { devicePosition } from '#web/platform/place.ts'

type LocateFailure = 'denied' | 'nothingNear' | 'unreachable'

/** Where the device is, and the city nearest to it. */
export interface Located {
  place: Place
  position: { lat: number; lng: number }
}

/** The city nearest to the device, asked for by a press of the button (10 s). */
export function useLocateCity() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<LocateFailure | null>(null)
  const locate = async (): Promise<Located | null> => {
    setBusy(true)
    const found = await findCity()
    setBusy(false)
    setFailure(typeof found === 'string' ? found : null)
    return typeof found === 'string' ? null : found
  }
  return { locate, busy, failure }
}

async function findCity(): Promise<Located | LocateFailure> {
  const position = await devicePosition(10)
  if (!position) return 'denied'
  try {
    const { place } = await call(findNearestPlace, position)
    return place ? { place, position } : 'nothingNear'
  } catch {
    return 'unreachable'
  }
}
