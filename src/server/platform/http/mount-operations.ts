import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import type { Authenticate, Call } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Route } from '#server/platform/route.ts'
import { fieldProblems } from './error-body.ts'
import { guard } from './guard.ts'
import { queryOf } from './http-server.ts'
import { once } from './idempotency.ts'
import { refuseUnstorablePath } from './request-input.ts'
import { leavingSignal } from './wire-answer.ts'

type Deps = Pick<Platform, 'config' | 'db' | 'limits' | 'settings'>
type Definition = Route['operation']['~orpc']

const JSON_TYPE = 'application/json; charset=utf-8'

/** One Fastify route per operation, so that limits, hooks, metrics and logs are per operation. */
export function mountOperations(
  app: FastifyInstance,
  routes: readonly Route[],
  deps: Deps,
  authenticate: Authenticate,
) {
  for (const route of routes) {
    const definition = route.operation['~orpc']
    const { name, rawJson, bodyLimit } = definition.meta
    if (rawJson !== route.raw)
      throw new Error(`${name}: rawJson operations are served by rawRoute, others not.`)
    const options: RouteOptions = {
      method: definition.route.method ?? 'POST',
      url: fastifyPath(definition.route.path ?? '/'),
      config: { name, operation: route.operation },
      bodyLimit,
      onRequest: guard(route.operation, authenticate, deps),
      handler: handlerOf(route, deps),
    }
    if (route.upload) mountUpload(app, options, route.upload)
    else app.route(options)
  }
}

/** `/api/groups/{groupId}` → `/api/groups/:groupId` */
export function fastifyPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1')
}

function handlerOf(route: Route, { config, db }: Deps) {
  const definition = route.operation['~orpc']
  const { successStatus = 200 } = definition.route
  const schema = definition.inputSchema as z.ZodType
  const checkRaw = !config.production

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = inputOf(route, request)
    const parsed = schema.safeParse(route.upload ? asked['query'] : asked, { reportInput: true })
    if (!parsed.success) throw new AppError('request.invalid', { fields: fieldProblems(parsed.error.issues) })
    const input = route.upload ? { query: parsed.data, upload: asked['upload'] } : parsed.data
    const call = callOf(request, reply)
    const run = () => route.run(input, request.caller, call)

    const { userId } = request.caller
    const key = call.idempotencyKey
    if (key !== null && definition.meta.idempotent && userId !== null) {
      const encode = (result: unknown) => jsonOf(definition, result)
      const options = {
        db,
        operation: route.operation,
        userId,
        key,
        request: parsed.data,
        status: successStatus,
        encode,
      }
      const answer = await once(options, run)
      if (answer.replayed) reply.header('idempotency-replayed', 'true')
      return send(reply, answer.status, answer.body)
    }
    const result = await run()
    if (route.raw)
      return send(reply, successStatus, checkRaw ? checkedText(definition, result) : String(result))
    return send(reply, successStatus, jsonOf(definition, result))
  }
}

function send(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(body)
}

/** The answer as the contract has it, unknown keys left out. What the contract does not know is a fault of ours. */
function jsonOf({ meta, outputSchema }: Definition, result: unknown): string {
  const parsed = (outputSchema as z.ZodType).safeParse(result)
  if (!parsed.success)
    throw new Error(`${meta.name} answered what its contract does not know: ${parsed.error.message}`)
  return JSON.stringify(parsed.data)
}

/** Outside production the text is held against the contract too, so that SQL of a wrong shape is a red test. */
function checkedText({ meta, outputSchema }: Definition, result: unknown): string {
  const text = String(result)
  const parsed = (outputSchema as z.ZodType).safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new Error(`${meta.name} answered what its contract does not know: ${parsed.error.message}`)
  return text
}

/** Path with query or body in one object, the path first in rank; the detailed structure keeps them apart. */
function inputOf({ operation, upload }: Route, request: FastifyRequest): Record<string, unknown> {
  const { method, inputStructure } = operation['~orpc'].route
  const params = request.params as Record<string, string>
  refuseUnstorablePath(params)
  if (upload) {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const contentType = request.headers['content-type'] ?? ''
    return { query: { ...queryOf(request), ...params }, upload: { bytes, contentType } }
  }
  if (inputStructure === 'detailed') {
    return { params, query: queryOf(request), headers: request.headers, body: request.body }
  }
  const rest = method === 'GET' ? queryOf(request) : (request.body ?? {})
  if (typeof rest !== 'object' || Array.isArray(rest)) throw new AppError('request.malformed')
  return { ...rest, ...params }
}

function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  const key = request.headers['idempotency-key']
  return {
    requestId: request.id,
    ip: request.ip,
    idempotencyKey: typeof key === 'string' ? key : null,
    // made when asked for: most use cases never look at it
    get signal() {
      return leavingSignal(reply)
    },
  }
}

/** In a scope of its own, where every content type is read as bytes and the limit has the feature's own words. */
function mountUpload(
  app: FastifyInstance,
  options: RouteOptions,
  { tooLarge }: NonNullable<Route['upload']>,
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
    scope.route({
      ...options,
      errorHandler: (error) => {
        throw 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? tooLarge() : error
      },
    })
  })
}
