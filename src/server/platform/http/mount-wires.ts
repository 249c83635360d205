import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { DEFAULT_BODY_LIMIT } from '#contract/kit/operation.ts'
import { AppError } from '#server/platform/app-error.ts'
import { errorFields } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressKey, budgetOf } from '#server/platform/limits/rate-limit.ts'
import type { WireRequest, WireRoute } from '#server/platform/wire.ts'
import { fastifyPath } from './mount-operations.ts'
import { isStorable } from '#server/platform/storable-text.ts'
import { refuseUnstorablePath } from './request-input.ts'
import { allowOrigin, asRefusal, leavingSignal, writeAnswer } from './wire-answer.ts'

/** Mounts foreign wires: the same ids, limits, logs and error mapping as operations, their own bodies. */
export function mountWires(
  app: FastifyInstance,
  routes: readonly WireRoute[],
  deps: Pick<Platform, 'limits' | 'log'>,
) {
  for (const route of routes) {
    if (route.binaryTypes) mountBinary(app, optionsOf(route, deps), route.binaryTypes)
    else app.route(optionsOf(route, deps))
  }
  for (const [path, wires] of Map.groupBy(routes, (route) => route.path)) mountPreflight(app, path, wires)
}

function optionsOf(route: WireRoute, { limits, log }: Pick<Platform, 'limits' | 'log'>): RouteOptions {
  const kind = route.method === 'GET' ? 'read' : 'write'
  const { onError } = route
  const budget = budgetOf(route.name, kind, route.limit)
  return {
    method: route.method,
    url: fastifyPath(route.path),
    config: { name: route.name },
    bodyLimit: route.bodyLimit ?? DEFAULT_BODY_LIMIT,
    exposeHeadRoute: route.readsOnly ?? false,
    onRequest: async (request, reply) => {
      if (route.cors) allowOrigin(reply, route.cors)
      await limits.spend(budget, addressKey(request.ip), kind)
      await route.before?.(wireRequest(request, reply))
    },
    handler: async (request, reply) => {
      const answer = await route.run({ ...wireRequest(request, reply), body: request.body })
      return writeAnswer(reply, answer)
    },
    ...(onError && {
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const answer = onError(asRefusal(error), { ...withoutQuery(request, reply), query: {} })
        if (answer.status >= 500) {
          log.error({ operation: route.name, requestId: request.id, ...errorFields(error) }, 'request failed')
        }
        if (answer.status === 413) reply.header('connection', 'close')
        writeAnswer(reply, answer)
      },
    }),
  }
}

function wireRequest(request: FastifyRequest, reply: FastifyReply): Omit<WireRequest, 'body'> {
  const { text } = request.query as { text: string }
  const pairs = [...new URLSearchParams(text)]
  if (pairs.some(([name, value]) => !isStorable(name) || !isStorable(value)))
    throw new AppError('request.malformed')
  const plain = withoutQuery(request, reply)
  refuseUnstorablePath(plain.params)
  return { ...plain, query: Object.fromEntries(pairs.toReversed()) }
}

function withoutQuery(request: FastifyRequest, reply: FastifyReply): Omit<WireRequest, 'body' | 'query'> {
  const params = request.params as Record<string, string>
  const { headers, ip, id: requestId } = request
  return { params, headers, ip, requestId, leaving: () => leavingSignal(reply) }
}

/** Content type parsers belong to a scope, hence one of its own. */
function mountBinary(app: FastifyInstance, options: RouteOptions, types: readonly string[]): void {
  app.register(async (scope) => {
    for (const type of types) if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type)
    scope.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, bytes, done) =>
      done(null, bytes),
    )
    scope.route(options)
  })
}

function mountPreflight(app: FastifyInstance, path: string, routes: readonly WireRoute[]): void {
  const open = routes.find(({ cors }) => cors)
  if (!open?.cors) return
  const { cors, name } = open
  const methods = routes.map(({ method }) => method).join(', ')
  app.options(fastifyPath(path), { config: { name } }, async (_request, reply) => {
    allowOrigin(reply, cors)
    return reply
      .code(204)
      .header('access-control-allow-methods', methods)
      .header('access-control-allow-headers', cors.allowHeaders.join(', '))
      .header('access-control-max-age', '7200')
      .send()
  })
}
