import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#web/platform/session.tsx'

const loadLive = () => import('#web/app/live-updates.ts')

/** Keeps the live connection of whoever is signed in; its code is fetched once somebody is. */
export function useFollowLive(): void {
  const cache = useQueryClient()
  const { user } = useSession()
  const userId = user?.id
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    let stop: (() => void) | undefined
    const start = () => {
      loadLive().then(
        ({ startLiveUpdates }) => {
          if (!isOver) stop = startLiveUpdates(cache, userId)
        },
        () => addEventListener('online', start, { once: true }),
      )
    }
    start()
    return () => {
      isOver = true
      removeEventListener('online', start)
      stop?.()
    }
  }, [cache, userId])
}
