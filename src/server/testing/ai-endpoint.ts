import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const Asked = z.object({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.string().nullable().optional(),
      tool_call_id: z.string().optional(),
    }),
  ),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
})
/** What the service was asked. */
export type AiAsked = z.output<typeof Asked> & { authorization: string | undefined }

/** How it answers one request. Without anything it says nothing and ends well. */
export interface AiReply {
  /** Pieces of text, one chunk each. */
  say?: readonly string[]
  /** Tools it wants to have used; arguments go out in two pieces. */
  calls?: readonly { name: string; arguments: unknown }[]
  /** Refuses with this status instead. */
  status?: number
  /** Sends these bytes as the stream, whatever they are. */
  raw?: string
  /** Answers in one piece of JSON, although a stream was asked for. */
  whole?: boolean
  /** After its text the connection breaks: by its end without a last chunk, or torn. */
  breaks?: 'ends' | 'torn'
  /** After its text nothing comes any more. */
  stalls?: boolean
  /** Tokens it says it used. */
  usage?: { prompt_tokens: number; completion_tokens: number }
}

export interface AiEndpoint {
  /** To be AI_BASE_URL. */
  url: string
  /** Everything it was asked, oldest first. */
  asked: AiAsked[]
  /** How it answers from now on: the requests after one another, the last one for all that follow. */
  answer(...replies: (AiReply | ((asked: AiAsked) => AiReply))[]): void
  /** Resolves when a request was given up by whoever asked. */
  abandoned: () => Promise<void>
  stop(): Promise<void>
}

/** A service with the chat completions of OpenAI, on a port of this machine. */
export async function startAiEndpoint(): Promise<AiEndpoint> {
  const asked: AiAsked[] = []
  let replies: (AiReply | ((asked: AiAsked) => AiReply))[] = [{ say: ['Hello.'] }]
  let gone = 0
  let markGone = () => {}
  const server = createServer((request, response) => {
    void (async () => {
      const body = Asked.parse(JSON.parse(await text(request)))
      const one = { ...body, authorization: request.headers.authorization }
      asked.push(one)
      const reply = replies.length > 1 ? replies.shift() : replies[0]
      response.on('close', () => {
        if (response.writableFinished) return
        gone++
        markGone()
      })
      await send(response, (typeof reply === 'function' ? reply(one) : reply) ?? {}, body.stream === true)
    })().catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer(...next) {
      replies = next
    },
    async abandoned() {
      if (gone > 0) return
      await new Promise<void>((resolve) => {
        markGone = resolve
      })
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function send(response: ServerResponse, reply: AiReply, streams: boolean): Promise<void> {
  const { say = [], calls = [], status, raw, whole = false, breaks, stalls, usage } = reply
  if (status !== undefined) {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'secret words of the service', code: String(status) } }))
    return
  }
  if (!streams || whole) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(raw ?? JSON.stringify(wholeAnswer(reply)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (raw !== undefined) {
    response.end(raw)
    return
  }
  const write = (chunk: unknown) => response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  for (const content of say) write({ id: 'c', choices: [{ index: 0, delta: { content } }] })
  if (stalls) return
  if (breaks === 'torn') {
    response.socket?.end()
    return
  }
  if (breaks === 'ends') {
    response.end()
    return
  }
  for (const [index, call] of calls.entries()) for (const delta of callDeltas(index, call)) write(delta)
  const reason = calls.length > 0 ? 'tool_calls' : 'stop'
  write({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: reason }] })
  if (usage) write({ id: 'c', choices: [], usage: { ...usage, total_tokens: 0 } })
  response.end('data: [DONE]\n\n')
}

function wholeAnswer({ say = [], calls = [], usage }: AiReply) {
  const tool_calls = calls.map(({ name, arguments: input }, index) => ({
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }))
  const message = { role: 'assistant', content: say.join(''), ...(calls.length > 0 && { tool_calls }) }
  const finish_reason = calls.length > 0 ? 'tool_calls' : 'stop'
  return { id: 'c', choices: [{ index: 0, message, finish_reason }], ...(usage && { usage }) }
}

function callDeltas(
  index: number,
  { name, arguments: input }: { name: string; arguments: unknown },
): unknown[] {
  const json = typeof input === 'string' ? input : JSON.stringify(input)
  const half = Math.ceil(json.length / 2)
  const delta = (call: unknown) => ({ id: 'c', choices: [{ index: 0, delta: { tool_calls: [call] } }] })
  return [
    delta({ index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } }),
    delta({ index, function: { arguments: json.slice(0, half) } }),
    delta({ index, function: { arguments: json.slice(half) } }),
  ]
}
