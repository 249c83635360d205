import type { FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { AppError } from '#server/platform/app-error.ts'
import type { Cors, WireAnswer, WireFamily } from '#server/platform/wire.ts'
import { toFailure } from './error-body.ts'

/** What the framework refuses (unreadable, too large …) reaches the wire's own words as a code of ours. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error
  const failure = toFailure(error, undefined)
  return failure.code === 'server.unexpected' ? error : new AppError(failure.code, failure.details)
}

/** Sends what a wire answers; JSON unless it is text, bytes or a stream. Never kept by caches unless it says so. */
export function writeAnswer(reply: FastifyReply, { status, body, headers = {} }: WireAnswer): FastifyReply {
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers })
  if (body === undefined) return reply.send()
  if (typeof body === 'string' || body instanceof Readable) return reply.send(body)
  if (body instanceof Uint8Array) return reply.send(Buffer.isBuffer(body) ? body : Buffer.from(body))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** Fires when the connection ends before the answer does. */
export function leavingSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Pages of every origin may read the answer. */
export function allowOrigin(reply: FastifyReply, { exposeHeaders }: Cors): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', exposeHeaders.join(', '))
}

/** Whose words a request is answered in that reached no route; none for our own. */
export function familyOf(families: readonly WireFamily[], url: string): WireFamily | undefined {
  const path = pathOf(url)
  return families.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Answers such a request in the words of that family. */
export function answerUnreached(
  family: WireFamily,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (family.cors) allowOrigin(reply, family.cors)
  const { method, headers, ip, id: requestId } = request
  const path = pathOf(request.url).slice(family.prefix.length)
  const answer = family.onUnreached(asRefusal(error), { method, path, headers, ip, requestId })
  return writeAnswer(reply.header('x-request-id', requestId), answer)
}

const pathOf = (url: string) => url.replace(/[?#].*$/s, '')
