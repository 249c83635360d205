import { useState } from 'react'
import { deviceText } from '#web/platform/device/device-text.ts'
import { useSession } from '#web/platform/session/session.tsx'

const keyOf = (userId: string, of: string) => `message-draft ${userId} ${of}`

/**
 * What was typed and not sent stays on the device until whoever typed it comes back to the conversation.
 * @param of the conversation, or whom or what a first message is for
 */
export function useDraft(of: string): [string, (text: string) => void] {
  const userId = useSession().user?.id ?? ''
  const key = keyOf(userId, of)
  const [text, setText] = useState(() => deviceText.read(key) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') deviceText.remove(key)
    else deviceText.write(key, next)
  }
  return [text, change]
}
