import { HOUR_MS } from '#contract/kit/duration.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { countUnreadThreads } from '#contract/messaging/threads/count-unread-threads.ts'
import type { MuteChoice, Thread, ThreadId } from '#contract/messaging/threads/thread.ts'
import { MUTE_HOURS } from '#contract/messaging/threads/thread.ts'
import { updateThreadState } from '#contract/messaging/threads/update-thread-state.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { changeThread, showThread } from './change-thread.ts'

export interface PlaceChange {
  threadId: ThreadId
  archived?: boolean
  mute?: MuteChoice
  markedUnread?: boolean
}

/** Puts a conversation away or back, silences it, or marks it unread: at once here, then as the server tells it. */
export function useUpdateThreadState() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: PlaceChange) => call(updateThreadState, change),
    onMutate: ({ threadId, ...change }) => changeThread(cache, threadId, (thread) => placed(thread, change)),
    onSuccess: (thread) => showThread(cache, thread),
    onError: () => cache.invalidateQueries({ queryKey: ['messaging'] }),
    onSettled: () => cache.invalidateQueries({ queryKey: api(countUnreadThreads).key() }),
  })
}

function placed<T extends Thread>(
  thread: T,
  { archived, mute, markedUnread }: Omit<PlaceChange, 'threadId'>,
): T {
  return {
    ...thread,
    isArchived: archived ?? thread.isArchived,
    isMarkedUnread: markedUnread ?? thread.isMarkedUnread,
    mutedUntil: mute === undefined ? thread.mutedUntil : mutedUntil(mute),
  }
}

const mutedUntil = (mute: MuteChoice): string | null =>
  mute === 'off' ? null : new Date(Date.now() + MUTE_HOURS[mute] * HOUR_MS).toISOString()
