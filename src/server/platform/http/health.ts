import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/platform/app-error.ts'
import type { HttpMetrics } from './metrics.ts'

/** `/healthz`: this process answers. `/readyz`: it can serve requests, so the database answers too. */
export function mountHealth(app: FastifyInstance, ready: () => Promise<void>): void {
  app.get('/healthz', { config: { name: 'http.healthz' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/readyz', { config: { name: 'http.readyz' } }, async (_request, reply) => {
    await ready()
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

/**
 * `/metrics` for Prometheus. Anybody outside production; in production only who shows the token as a bearer, and
 * nobody where none is set.
 */
export function mountMetrics(
  app: FastifyInstance,
  metrics: HttpMetrics,
  token: string | null,
  production: boolean,
) {
  app.get('/metrics', { config: { name: 'http.metrics' } }, async (request, reply) => {
    const shown = request.headers.authorization?.replace(/^bearer /i, '') ?? ''
    if (production && (token === null || !same(shown, token))) throw new AppError('request.unknown-route')
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}

function same(shown: string, token: string): boolean {
  const [left, right] = [Buffer.from(shown), Buffer.from(token)]
  return left.length === right.length && timingSafeEqual(left, right)
}
