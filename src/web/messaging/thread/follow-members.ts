import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listThreadMembers } from '#contract/messaging/members/list-thread-members.ts'
import type { Message } from '#contract/messaging/messages/message.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { api } from '#web/platform/call/api.ts'
import { useConversation } from './conversation.tsx'

/** In a chat others come and go: who is there is asked again when the newest message says so, or is a stranger's. */
export function useFollowMembers(last: Message | undefined): void {
  const cache = useQueryClient()
  const { thread, isChat, ownId, personOf, members } = useConversation()
  const threadId = thread.id
  const isStranger =
    members.length > 0 && last !== undefined && last.senderId !== ownId && !personOf(last.senderId)
  const isNotice = last?.content.kind === 'notice'
  const lastId = last?.id
  useEffect(() => {
    if (!isChat || lastId === undefined || !(isStranger || isNotice)) return
    void cache.invalidateQueries({ queryKey: api(listThreadMembers).key({ threadId }) })
    if (isNotice) void cache.invalidateQueries({ queryKey: api(readThread).key({ threadId }) })
  }, [cache, threadId, isChat, lastId, isStranger, isNotice])
}
