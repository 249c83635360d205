import { useCallback, useSyncExternalStore } from 'react'
import type { MemberId } from '#contract/messaging/members/member.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { emitLive } from '#web/platform/live/live-line.ts'

/** Milliseconds: whoever goes on typing says so again before the others take them to have stopped. */
const SAID_EVERY = 3000
const SHOWN_FOR = 6000

const NOBODY: readonly MemberId[] = []
const typists = new Map<ThreadId, readonly MemberId[]>()
const ends = new Map<string, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

/** Who writes in a conversation right now, the one who began last at the end. */
export function useTypists(threadId: ThreadId): readonly MemberId[] {
  const read = useCallback(() => typists.get(threadId) ?? NOBODY, [threadId])
  return useSyncExternalStore(subscribe, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Somebody writes; without another word they have stopped after a few seconds. */
export function noteTyping(threadId: ThreadId, memberId: MemberId): void {
  const key = `${threadId} ${memberId}`
  clearTimeout(ends.get(key))
  ends.set(
    key,
    setTimeout(() => endTyping(threadId, memberId), SHOWN_FOR),
  )
  const before = typists.get(threadId) ?? NOBODY
  if (!before.includes(memberId)) set(threadId, [...before, memberId])
}

/** What they wrote is there. */
export function endTyping(threadId: ThreadId, memberId: MemberId): void {
  const key = `${threadId} ${memberId}`
  clearTimeout(ends.get(key))
  ends.delete(key)
  const before = typists.get(threadId) ?? NOBODY
  if (before.includes(memberId))
    set(
      threadId,
      before.filter((id) => id !== memberId),
    )
}

function set(threadId: ThreadId, now: readonly MemberId[]): void {
  if (now.length === 0) typists.delete(threadId)
  else typists.set(threadId, now)
  for (const listener of listeners) listener()
}

const sentAt = new Map<ThreadId, number>()

/** To be called at every letter; it is said now and then. */
export function emitTyping(threadId: ThreadId): void {
  const now = performance.now()
  if (now - (sentAt.get(threadId) ?? -SAID_EVERY) < SAID_EVERY) return
  sentAt.set(threadId, now)
  emitLive('messaging.typing', { threadId })
}

/** It was sent: the next letter begins anew. */
export function stopTyping(threadId: ThreadId): void {
  sentAt.delete(threadId)
}
