import { useEffect, useState } from 'react'
import { followWorker } from '#web/platform/offline/service-worker.ts'

/** Takes the build that waits, or null where none does. */
export type TakeUpdate = (() => void) | null

let waiting: TakeUpdate = null
let isFollowed = false
const listeners = new Set<() => void>()

/** Started once for the life of the page. A browser without workers has the app online all the same. */
function follow(): void {
  if (isFollowed || import.meta.env.DEV) return
  isFollowed = true
  followWorker((update) => {
    waiting = update
    listeners.forEach((listener) => listener())
  }).catch((error: unknown) => console.warn('service worker', error))
}

/** Starts the service worker, and subscribes to builds that wait. */
export function useUpdate(): TakeUpdate {
  const [update, setUpdate] = useState<{ take: TakeUpdate }>({ take: waiting })
  useEffect(() => {
    const listener = () => setUpdate({ take: waiting })
    listeners.add(listener)
    follow()
    return () => void listeners.delete(listener)
  }, [])
  return update.take
}
