import { CHAT_LIMITS, type ChatMessage } from './chat.ts'

/** What a question is asked with: so many earlier messages, and so many characters of them all. */
const SENT_MESSAGES = 24
const SENT_CHARACTERS = 12_000

/**
 * The end of a conversation as it goes to the server: the question that was just asked, and as many messages before it
 * as fit. Answers that never came are left out, and long ones cut.
 */
export function sentHistory(messages: readonly ChatMessage[]): ChatMessage[] {
  const lines = messages
    .filter(({ content }) => content.trim() !== '')
    .map(({ role, content }) => ({ role, content: content.slice(0, CHAT_LIMITS.answerMax) }))
    .slice(-SENT_MESSAGES)
  let room = SENT_CHARACTERS
  const first = lines.findLastIndex(({ content }) => (room -= content.length) < 0)
  return lines.slice(Math.min(first + 1, lines.length - 1))
}
