import { useState } from 'react'

const keyOf = (of: string) => `message-draft ${of}`

/**
 * What was typed and not sent stays on the device until one comes back to the conversation.
 * @param of the conversation, or whom or what a first message is for
 */
export function useDraft(of: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(keyOf(of)) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next === '') localStorage.removeItem(keyOf(of))
    else localStorage.setItem(keyOf(of), next)
  }
  return [text, change]
}
