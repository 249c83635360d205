import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { z } from 'zod'
import { FIELD_PROBLEMS_EN, setProblemWords } from '#contract/kit/messages.ts'
import { type AnyOperation, DEFAULT_BODY_LIMIT } from '#contract/kit/operation.ts'
import { AppError } from '#server/platform/app-error.ts'
import { NOBODY, type Visitor } from '#server/platform/caller.ts'
import { errorFields } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireFamily } from '#server/platform/wire.ts'
import { drainRequest } from './drain-request.ts'
import { errorBody, languageOf, toFailure } from './error-body.ts'
import type { HttpMetrics } from './metrics.ts'
import { noteUntrustedProxy } from './note-untrusted-proxy.ts'
import { parseQuery, refuseUnstorable } from './request-input.ts'
import { answerUnreached, familyOf } from './wire-answer.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `feature.verb-noun`, in logs and metrics. */
    name?: string
    operation?: AnyOperation
  }
  interface FastifyRequest {
    caller: Visitor
  }
}

/** Names of requests that reached no route. */
const UNKNOWN_ROUTE = 'http.unknown-route'
const REQUEST_ID = /^[\w-]{8,64}$/
const RETRY_AFTER_SECONDS = 2
/** How often the server looks for connections whose time is out. */
const CHECK_MS = 5000
/** So long whoever sent what is no HTTP may take to read that; then the connection is cut. */
const LAST_WORDS_MS = 2000

/** What a browser is shown at an address that nothing answers; null where no page was asked for. */
export type NotFoundPage = (request: FastifyRequest) => Buffer | null

interface HttpServerOptions {
  notFoundPage?: NotFoundPage | undefined
  /** Whose addresses are answered in words of their own. */
  families?: readonly WireFamily[]
}

/** The server with everything that holds for all routes: ids, queries, JSON, errors, one log line per request. */
export function newHttpServer(
  platform: Pick<Platform, 'config' | 'log'>,
  metrics: HttpMetrics,
  { notFoundPage = () => null, families = [] }: HttpServerOptions = {},
): FastifyInstance {
  const { log, config } = platform
  setProblemWords(FIELD_PROBLEMS_EN)
  z.config({ jitless: false }) // only browsers have a content policy that forbids compiled schemas
  const app = Fastify({
    logger: false,
    genReqId: (request) => {
      const id = request.headers['x-request-id']
      return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID()
    },
    bodyLimit: DEFAULT_BODY_LIMIT,
    trustProxy: config.http.trustProxy.length > 0 ? config.http.trustProxy : false,
    requestTimeout: 60_000,
    http: {
      connectionsCheckingInterval: CHECK_MS,
      // clients that offer HTTP/2 without encryption, as Java's does, are answered in HTTP/1.1
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // longer than the minute for which proxies and browsers keep a quiet connection for the next request
    keepAliveTimeout: 75_000,
    forceCloseConnections: 'idle',
    routerOptions: {
      querystringParser: (text) => ({ text }),
      ignoreTrailingSlash: true,
      maxParamLength: 200,
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket),
    frameworkErrors: (error, request, reply) => {
      refuseUnreached(error, request, reply)
    },
  })

  app.decorateRequest('caller')
  // hooks that have nothing to wait for call back: a promise each would cost every request
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    request.caller = NOBODY
    done()
  })
  app.addHook('onRequest', noteUntrustedProxy(config, log))
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // clients of foreign wires say JSON with calls that have no body; whether one is needed is for the call to say
    if (text === '' && !request.routeOptions.config.operation) return done(null, undefined)
    void parseJson(request, String(text), (error, body) => {
      try {
        if (!error) refuseUnstorable(String(text), body)
        done(error, body)
      } catch (refused) {
        done(refused as Error)
      }
    })
  })

  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.getHeader('connection') === 'close') drainRequest(request.raw, () => done())
    else done()
  })

  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close') // else the last answers keep their connections, and us, waiting
    done()
  })

  app.setErrorHandler(fail)
  app.setNotFoundHandler((request, reply) => {
    const page = notFoundPage(request)
    if (page === null) return refuseUnreached(new AppError('request.unknown-route'), request, reply)
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.name ?? UNKNOWN_ROUTE
    const ms = Math.round(reply.elapsedTime * 10) / 10
    metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000)
    log.info({ operation, status: reply.statusCode, ms, requestId: request.id }, 'request')
    done()
  })

  /** What is no HTTP reaches no route, and is answered in the same words. */
  function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const requestId = randomUUID()
    log.info({ operation: UNKNOWN_ROUTE, status: 400, requestId, code: error.code }, 'request')
    const body = JSON.stringify(
      errorBody(toFailure(new AppError('request.malformed'), undefined), 'en', requestId),
    )
    const head = [
      'HTTP/1.1 400 Bad Request',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `x-request-id: ${requestId}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    const cut = setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref()
    socket.once('close', () => clearTimeout(cut))
  }

  function refuseUnreached(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const family = familyOf(families, request.url)
    return family ? answerUnreached(family, error, request, reply) : fail(error, request, reply)
  }

  function fail(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // without a route (unparsable addresses) the options are not there, whatever their type says
    const route: FastifyRequest['routeOptions'] | undefined = request.routeOptions
    const failure = toFailure(error, route?.config.operation)
    if (failure.unexpected) {
      const fields = { operation: route?.config.name, requestId: request.id, ...errorFields(error) }
      log.error(fields, 'request failed')
    }
    // what was refused unread is not read on the same connection later
    if (failure.status === 413 || failure.status === 401) reply.header('connection', 'close')
    const wait = retryAfter(failure.status, failure.details)
    if (wait !== null) reply.header('retry-after', wait)
    return reply
      .code(failure.status)
      .header('x-request-id', request.id)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(errorBody(failure, languageOf(request.headers['accept-language']), request.id)))
  }
  return app
}

/** Queries are read only by the routes that have them, so that a bad one is refused by the route's own rules. */
export function queryOf(request: FastifyRequest): Record<string, unknown> {
  const { text } = request.query as { text: string }
  return text === '' ? {} : parseQuery(text)
}

function retryAfter(status: number, details: unknown): number | null {
  if (status === 503) return RETRY_AFTER_SECONDS
  if (status !== 429) return null
  const ms =
    typeof details === 'object' && details !== null && 'retryAfterMs' in details ? details.retryAfterMs : 0
  return Math.max(1, Math.ceil(Number(ms) / 1000))
}
