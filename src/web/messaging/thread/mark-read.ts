import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import { markThreadRead } from '#contract/messaging/threads/mark-thread-read.ts'
import type { OpenThread } from '#contract/messaging/threads/thread.ts'
import { changeThread } from '#web/messaging/change-thread.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

/**
 * Says that the conversation was read up to its newest message, once that is on the screen and the page is looked at.
 * @param lastNumber of the newest message that is shown
 * @param isSeen is the newest one on the screen?
 */
export function useMarkRead(thread: OpenThread, lastNumber: number, isSeen: boolean): void {
  const cache = useQueryClient()
  const isLookedAt = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  const wasMarked = useRef(thread.isMarkedUnread)
  const read = useRef(0)
  const { id: threadId, unread } = thread
  useEffect(() => {
    if (!isSeen || !isLookedAt || lastNumber <= read.current) return
    if (unread === 0 && !wasMarked.current) return
    read.current = lastNumber
    wasMarked.current = false
    const mark = async () => {
      const now = await call(markThreadRead, {
        threadId,
        deliveredNumber: lastNumber,
        readNumber: lastNumber,
      })
      changeThread(cache, threadId, (known) => ({ ...known, unread: now.unread, isMarkedUnread: false }))
      await cache.invalidateQueries({ queryKey: api(countUnreadThreads).key() })
    }
    // without a connection the next message, or the next look, says it
    mark().catch(() => {
      read.current = 0
    })
  }, [cache, threadId, lastNumber, unread, isSeen, isLookedAt])
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
