import { useState } from 'react'
import type { ThreadId } from '#contract/messaging/thread.ts'

const keyOf = (threadId: ThreadId) => `message-draft ${threadId}`

/** What was typed and not sent stays on the device until one comes back to the conversation. */
export function useDraft(threadId: ThreadId): [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(threadId)) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') localStorage.removeItem(keyOf(threadId))
    else localStorage.setItem(keyOf(threadId), next)
  }
  return [text, change]
}
