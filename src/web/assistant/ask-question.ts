import { CHAT_LIMITS, type ChatRequestInput } from '#contract/assistant/chat.ts'
import { sentHistory } from '#contract/assistant/history.ts'
import type { Units } from '#web/platform/format/reading-choices.ts'
import { ChatFailure, type FailureReason } from './failure-policy.ts'
import {
  beginAnswer,
  changeMessage,
  endAnswer,
  isAnswering,
  readChat,
  type ChatMessage,
} from './chat-store.ts'
import { type Piece, readAnswer } from './read-answer.ts'
import { sendQuestion } from './send-question.ts'

interface Asking {
  language: NonNullable<ChatRequestInput['language']>
  placeId: ChatRequestInput['placeId'] | null
  /** What the reader counts distances in; 'auto' is what is usual where a place is. */
  units: Units
  publicKey: string
}

let underWay: AbortController | null = null

/** Ends the answer that is arriving; what has come of it stays. */
export function stopAnswer(): void {
  underWay?.abort()
}

/**
 * Asks, and fills the conversation while the answer arrives. White space is no question, and one waits for the other.
 * @returns why no answer came, or no whole one; null where it came or was stopped
 */
export async function askQuestion(question: string, asking: Asking): Promise<FailureReason | null> {
  const content = question.trim()
  if (content === '' || isAnswering(readChat())) return null
  const history = sentHistory([...readChat().messages, { role: 'user', content }])
  const id = beginAnswer(content)
  const stopped = new AbortController()
  underWay = stopped
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), CHAT_LIMITS.answerWithinMs)
  try {
    const { language, placeId, units, publicKey } = asking
    const request = {
      messages: history,
      language,
      ...(placeId != null && { placeId }),
      ...(units !== 'auto' && { units }),
    }
    const signal = AbortSignal.any([stopped.signal, late.signal])
    for await (const piece of readAnswer(await sendQuestion(request, { publicKey, signal })))
      changeMessage(id, (message) => withPiece(message, piece))
    endAnswer(id, 'whole')
    return null
  } catch (error) {
    if (stopped.signal.aborted) {
      endAnswer(id, 'stopped')
      return null
    }
    endAnswer(id, 'failed')
    return error instanceof ChatFailure ? error.reason : 'other'
  } finally {
    clearTimeout(timer)
    if (underWay === stopped) underWay = null
  }
}

/** The same card is shown once. */
function withPiece(message: ChatMessage, { content, cards, suggestions }: Piece): ChatMessage {
  const shown = new Set(message.cards.map((card) => JSON.stringify(card)))
  const fresh = cards.filter((card) => !shown.has(JSON.stringify(card)))
  return {
    ...message,
    content: message.content + content,
    cards: [...message.cards, ...fresh].slice(0, CHAT_LIMITS.cardsMax),
    suggestions: suggestions === null ? message.suggestions : [...suggestions],
  }
}
