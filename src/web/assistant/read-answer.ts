import { AssistantCard } from '#contract/assistant/card.ts'
import { CHAT_DONE, CHAT_LIMITS } from '#contract/assistant/chat.ts'
import { ChatFailure, reasonOf } from './failure-policy.ts'

/** A part of an answer, as it came. */
export interface Piece {
  content: string
  cards: readonly AssistantCard[]
  /** Null where it names none. */
  suggestions: readonly string[] | null
}

/**
 * Reads an answer piece by piece: a stream of `data:` lines up to the done marker, or one JSON message.
 * @throws ChatFailure for a refusal, an answer that breaks off, and one without a word
 */
export async function* readAnswer(answer: Response): AsyncGenerator<Piece, void> {
  if (!answer.ok) throw new ChatFailure(reasonOf(answer.status))
  if (answer.headers.get('content-type')?.includes('json')) {
    yield wholeAnswer(parse(await answer.text()))
    return
  }
  let hasWords = false
  for await (const line of linesOf(answer)) {
    if (!line.startsWith('data:')) continue
    const data = line.slice('data:'.length).trim()
    if (data === CHAT_DONE) {
      if (!hasWords) throw new ChatFailure('other')
      return
    }
    const piece = pieceOf(parse(data))
    hasWords ||= piece.content !== ''
    yield piece
  }
  throw new ChatFailure('other')
}

/** Where lines end does not depend on where the network cuts them, nor letters of several bytes. */
async function* linesOf({ body }: Response): AsyncGenerator<string, void> {
  const reader = body?.getReader()
  if (!reader) return
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const lines = (rest + decoder.decode(value, { stream: !done })).split(/\r?\n/)
      rest = done ? '' : (lines.pop() ?? '')
      yield* lines
      if (done) return
    }
  } finally {
    // whoever has read enough lets go of the rest
    await reader.cancel().catch(() => undefined)
  }
}

/** What is not understood says nothing; an error that came in place of words ends the answer. */
function pieceOf(chunk: unknown): Piece {
  const { error } = recordOf(chunk)
  if (error !== undefined) throw new ChatFailure(reasonOf(Number(recordOf(error)['status'])))
  const delta = recordOf(recordOf(firstOf(recordOf(chunk)['choices']))['delta'])
  const { suggestions } = recordOf(chunk)
  return {
    content: textOf(delta['content']) ?? '',
    cards: cardsOf(chunk),
    suggestions: Array.isArray(suggestions) ? textsOf(suggestions) : null,
  }
}

/** The text of a chunk: the message content from the choice, or message content, or content. */
function wholeAnswer(answer: unknown): Piece {
  const choice = recordOf(firstOf(recordOf(answer)['choices']))
  const content =
    textOf(recordOf(choice['message'])['content']) ??
    textOf(recordOf(recordOf(answer)['message'])['content']) ??
    textOf(recordOf(answer)['content'])
  if (content === undefined || content.trim() === '') throw new ChatFailure('other')
  const { suggestions } = recordOf(answer)
  return {
    content,
    cards: cardsOf(answer),
    suggestions: Array.isArray(suggestions) ? textsOf(suggestions) : null,
  }
}

/** Those that the contract knows. */
function cardsOf(from: unknown): AssistantCard[] {
  const { cards } = recordOf(from)
  if (!Array.isArray(cards)) return []
  return cards.flatMap((card) => AssistantCard.safeParse(card).data ?? []).slice(0, CHAT_LIMITS.cardsMax)
}

const textsOf = (list: readonly unknown[]): string[] =>
  list.flatMap((one) => textOf(one) ?? []).slice(0, CHAT_LIMITS.suggestionsMax)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
