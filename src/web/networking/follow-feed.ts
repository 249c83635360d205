import { useEffect } from 'react'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { emitLive } from '#web/platform/live/live-line.ts'

const CLIENT_EVENT = 'networking.follow-feed'

/** Lists of posts, and posts, that are on the screen. */
let shown = 0

/** Subscribes readers of posts to what is new and to their counts. */
export function useFollowFeed(): void {
  useEffect(() => {
    if (shown++ === 0) emitLive(CLIENT_EVENT, { isOn: true })
    return () => {
      if (--shown === 0) emitLive(CLIENT_EVENT, { isOn: false })
    }
  }, [])
}

/** A new connection knows nothing of the subscriptions of the last one. */
export function emitFeedAgain(live: Pick<LiveConnection, 'emit'>): void {
  if (shown > 0) live.emit(CLIENT_EVENT, { isOn: true })
}
