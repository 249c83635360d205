import { z } from 'zod'
import { Readable } from 'node:stream'
import { CHAT_LIMITS, CHAT_PATH, ChatRequest } from '#contract/assistant/chat.ts'
import { anonKey, authenticate } from '#server/auth/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import { NOBODY, type Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRequest, WireRoute } from '#server/platform/wire.ts'
import { answerChat } from './answer-chat.ts'
import { asChatRefusal, type ChatRefusal } from './chat-policy.ts'
import { writeEnd, writeFailure, writePart } from './chunk-view.ts'
import type { Part } from './open-turn.ts'

/** Nothing on the way may keep the words back or pack them. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** POST /functions/v1/ai-chat: a conversation in, server-sent events out (contract/assistant/chat.ts has both). */
export function serveChat(platform: Platform): WireRoute {
  const verify = authenticate(platform)
  return {
    name: 'assistant.answer-chat',
    method: 'POST',
    path: CHAT_PATH,
    access: 'anyone; with less to ask without a session',
    summary: 'Ask the assistant; the answer streams as server-sent events',
    bodyLimit: CHAT_LIMITS.bodyMax,
    takes: ChatRequest,
    answers: { 200: ['text/event-stream'] },
    refusal: z.strictObject({ error: z.string() }),
    async before(request) {
      const { config, settings } = platform
      if (config.assistant.mode === 'off' || settings.isClosed('assistant'))
        throw new AppError('server.unavailable')
      await readCaller(platform, verify, request)
    },
    async run(request) {
      const caller = await readCaller(platform, verify, request)
      const parsed = ChatRequest.safeParse(request.body)
      if (!parsed.success) throw new AppError('request.invalid')
      const asking = { caller, ip: request.ip, leaving: request.leaving() }
      const parts = answerChat(platform, asking, parsed.data)
      // a refusal before the first word has a status of its own
      const first = await parts.next()
      return { status: 200, headers: STREAM_HEADERS, body: Readable.from(write(first, parts)) }
    },
    onError: (error) => refuse(asChatRefusal(error)),
  }
}

/** Without a token, or with the public key, it is a visitor. @throws AppError auth.signed-out for a token that is not good */
async function readCaller(
  platform: Platform,
  verify: ReturnType<typeof authenticate>,
  { headers }: Pick<WireRequest, 'headers'>,
): Promise<Visitor> {
  const { authorization } = headers
  if (typeof authorization !== 'string' || !/^bearer /i.test(authorization)) return NOBODY
  const token = authorization.slice('bearer '.length).trim()
  if (token === '' || token === (await anonKey(platform))) return NOBODY
  const caller = await verify(token)
  if (caller === null) throw new AppError('auth.signed-out')
  if ('suspension' in caller) throw new AppError('auth.suspended', caller.suspension)
  return caller
}

async function* write(first: IteratorResult<Part, void>, rest: AsyncGenerator<Part>): AsyncGenerator<string> {
  try {
    if (!first.done) yield writePart(first.value)
    for await (const part of rest) yield writePart(part)
    yield writeEnd()
  } catch (error) {
    yield writeFailure(asChatRefusal(error))
  } finally {
    await rest.return(undefined)
  }
}

function refuse({ status, message, retryAfterMs }: ChatRefusal): WireAnswer {
  const headers: Record<string, string> =
    retryAfterMs === null ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) }
  return { status, body: { error: message }, headers }
}
