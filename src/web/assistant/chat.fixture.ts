import type { AssistantCard } from '#contract/assistant/card.ts'
import { CHAT_PATH } from '#contract/assistant/chat.ts'

const utf8 = new TextEncoder()

/** One line of a stream with words, and what else it carries. */
export const saying = (
  content: string,
  more: { cards?: AssistantCard[]; suggestions?: string[] } = {},
): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }], ...more })}\n\n`

export const DONE = 'data: [DONE]\n\n'

const EVENT_STREAM = { 'content-type': 'text/event-stream' }

/** A whole answer at once. */
export const streamOf = (...lines: string[]): Response =>
  new Response(lines.join(''), { headers: EVENT_STREAM })

/** An answer cut into pieces of so many bytes, wherever letters and lines begin. */
export function streamInPieces(text: string, size: number): Response {
  const bytes = utf8.encode(text)
  const pieces = new ReadableStream<Uint8Array>({
    start(control) {
      for (let at = 0; at < bytes.length; at += size) control.enqueue(bytes.slice(at, at + size))
      control.close()
    },
  })
  return new Response(pieces, { headers: EVENT_STREAM })
}

/** An answer whose pieces come when the test says so. */
export function openStream() {
  let control: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      control = given
    },
  })
  return {
    answer: new Response(body, { headers: EVENT_STREAM }),
    send: (...lines: string[]) => control.enqueue(utf8.encode(lines.join(''))),
    end: () => control.close(),
    fail: () => control.error(new DOMException('gone', 'AbortError')),
  }
}

/** What was asked, as the server reads it. */
export interface Asked {
  messages: { role: string; content: string }[]
  language: string
  placeId?: number
  units?: string
  authorization: string | null
}

/** A fetch that answers questions; give it to setTransport. Everything else goes to `rest`. */
export function fakeChat(
  answer: (asked: Asked, request: Request) => Response | Promise<Response>,
  rest: (request: Request) => Promise<Response>,
) {
  return async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname !== CHAT_PATH) return rest(request)
    const body = (await request.json()) as Omit<Asked, 'authorization'>
    return answer({ ...body, authorization: request.headers.get('authorization') }, request)
  }
}
