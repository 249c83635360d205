import { CHAT_DONE, type ChatChunk } from '#contract/assistant/chat.ts'
import type { ChatRefusal } from './chat-policy.ts'
import type { Part } from './open-turn.ts'

const line = (text: string) => `data: ${text}\n\n`

/** A part of an answer as a line of the stream. */
export const writePart = (part: Part): string => line(JSON.stringify(chunkOf(part)))

function chunkOf(part: Part): ChatChunk {
  if (part.kind === 'text') return { choices: [{ delta: { content: part.text } }] }
  const choices = [{ delta: {} }]
  return part.kind === 'cards'
    ? { choices, cards: [...part.cards] }
    : { choices, suggestions: [...part.suggestions] }
}

export const writeEnd = (): string => line(CHAT_DONE)

/** The end of an answer that broke off. */
export const writeFailure = ({ message, status }: ChatRefusal): string =>
  line(JSON.stringify({ choices: [{ delta: {} }], error: { message, status } } satisfies ChatChunk))
