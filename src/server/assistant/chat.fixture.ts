import { CHAT_DONE, CHAT_PATH, ChatChunk, type ChatRequestInput } from '#contract/assistant/chat.ts'
import type { AssistantCard } from '#contract/assistant/card.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

/** An answer as a client reads it. */
export interface ReadAnswer {
  status: number
  headers: Record<string, unknown>
  text: string
  cards: AssistantCard[]
  suggestions: string[]
  /** The stream came to its end. */
  isDone: boolean
  /** What broke it off. */
  failure: { message: string; status: number } | null
  /** Of a refusal. */
  refusal: string | null
  chunks: number
}

/** Asks over HTTP, as the given person or as a visitor. */
export async function ask(
  world: World,
  asked: string | ChatRequestInput,
  as?: Person | null,
  headers: Record<string, string> = {},
): Promise<ReadAnswer> {
  const payload =
    typeof asked === 'string' ? { messages: [{ role: 'user', content: asked }], language: 'english' } : asked
  const answer = await world.inject({ method: 'POST', url: CHAT_PATH, payload, headers, ...(as && { as }) })
  const read: ReadAnswer = {
    status: answer.statusCode,
    headers: answer.headers,
    text: '',
    cards: [],
    suggestions: [],
    isDone: false,
    failure: null,
    refusal: null,
    chunks: 0,
  }
  if (answer.statusCode !== 200) return { ...read, refusal: answer.json<{ error: string }>().error }
  return readStream(answer.body, read)
}

function readStream(body: string, read: ReadAnswer): ReadAnswer {
  for (const event of body.split('\n\n').filter((line) => line !== '')) {
    if (!event.startsWith('data: ')) throw new Error(`No line of the wire: ${event}`)
    const data = event.slice('data: '.length)
    if (data === CHAT_DONE) {
      read.isDone = true
      continue
    }
    const chunk = ChatChunk.parse(JSON.parse(data))
    read.chunks++
    read.text += chunk.choices[0]?.delta.content ?? ''
    read.cards.push(...(chunk.cards ?? []))
    read.suggestions.push(...(chunk.suggestions ?? []))
    read.failure = chunk.error ?? read.failure
  }
  return read
}

export const idsOf = (cards: readonly AssistantCard[], kind: AssistantCard['kind']): string[] =>
  cards.flatMap((card) => (card.kind === kind && 'id' in card ? [card.id] : []))

/** The last of some questions, each answered before the next. */
export async function talkIn(
  world: World,
  questions: readonly string[],
  request: Partial<ChatRequestInput> = {},
) {
  const messages: ChatRequestInput['messages'] = []
  let answer = await ask(world, 'selam')
  for (const content of questions) {
    messages.push({ role: 'user', content })
    answer = await ask(world, { messages: [...messages], ...request })
    messages.push({ role: 'assistant', content: answer.text })
  }
  return answer
}
