import { useEffect, useState } from 'react'
import { useMessages } from '#web/messaging/load-messages.ts'
import { messagesOf } from '#web/messaging/message-pages-policy.ts'
import { useConversation } from '#web/messaging/thread/conversation.tsx'
import { secondsToWait } from './composer-policy.ts'

/** Seconds until one may write again in a chat that its owner has slowed down; 0 where one may. */
export function useSlowSeconds(): number {
  const { thread, ownId } = useConversation()
  const { data } = useMessages(thread.id)
  const [now, setNow] = useState(() => Date.now())
  const isSlowed = thread.slowSeconds > 0 && thread.role !== 'owner'
  const own = isSlowed
    ? messagesOf(data).findLast(({ senderId, content }) => senderId === ownId && content.kind !== 'notice')
    : undefined
  useEffect(() => {
    if (!isSlowed) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isSlowed])
  return isSlowed ? secondsToWait(thread.slowSeconds, own?.at ?? null, now) : 0
}
