import { useEffect } from 'react'
import type { LiveConnection } from '#web/platform/live/live-client.ts'
import { emitLive } from '#web/platform/live/live-line.ts'

const CLIENT_EVENT = 'networking.follow-feed'

/** Lists of posts, and posts, that are on the screen. */
let shown = 0

/** Whoever reads posts is told what is new and what others do with them. */
export function useFollowFeed(): void {
  useEffect(() => {
    if (shown++ === 0) emitLive(CLIENT_EVENT, { isOn: true })
    return () => {
      if (--shown === 0) emitLive(CLIENT_EVENT, { isOn: false })
    }
  }, [])
}

/** A new connection knows nothing of what the last one was told. */
export function emitFeedAgain(live: Pick<LiveConnection, 'say'>): void {
  if (shown > 0) live.say(CLIENT_EVENT, { isOn: true })
}
