import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '#web/platform/session/session.tsx'

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
    const start = async () => {
      try {
        const { startLiveUpdates } = await loadLive()
        if (!isOver) stop = startLiveUpdates(cache, userId)
      } catch {
        if (!isOver) addEventListener('online', retry, { once: true })
      }
    }
    const retry = () => void start()
    retry()
    return () => {
      isOver = true
      removeEventListener('online', retry)
      stop?.()
    }
  }, [cache, userId])
}
