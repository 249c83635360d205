import compress from '@fastify/compress'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'
import type { Authenticate } from '#server/platform/caller.ts'
import { AppError } from '#server/platform/app-error.ts'
import { apiDocument } from '#server/platform/http/api-document.ts'
import { mountReference } from '#server/platform/http/api-reference.ts'
import { mountHealth, mountMetrics } from '#server/platform/http/health.ts'
import { newHttpServer } from '#server/platform/http/http-server.ts'
import { newHttpMetrics } from '#server/platform/http/metrics.ts'
import { mountOperations } from '#server/platform/http/mount-operations.ts'
import { mountWires } from '#server/platform/http/mount-wires.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { mountWebFiles, webIndex, webNotFoundPage } from '#server/platform/http/web-files.ts'
import { mountDevRoutes } from './dev-routes.ts'
import { SHARED_SCHEMAS } from './shared-schemas.ts'
import type { RunningPlatform } from './open-platform.ts'
import { requireReady } from './database-state-store.ts'
import { allRoutes } from './routes.ts'
import { allWireRoutes, WIRE_FAMILIES } from './wire-routes.ts'

export interface HttpAppOptions {
  authenticate: Authenticate
  /** dist/web; null where no pages are served. */
  webFolder: string | null
  /** Figures of the process too, once per process. */
  processMetrics: boolean
}

/** Beyond this delay of the event loop a new request only makes things worse. */
const MAX_EVENT_LOOP_DELAY_MS = 1000
/** Brotli's own default of 11 takes a hundred times as long. */
const BROTLI_QUALITY = 4

/** The whole server, ready to listen. */
export async function httpApp(platform: RunningPlatform, options: HttpAppOptions): Promise<FastifyInstance> {
  const { config, db } = platform
  const { webFolder } = options
  const metrics = newHttpMetrics(options.processMetrics)
  const app = newHttpServer(platform, metrics, {
    notFoundPage: webFolder === null ? undefined : webNotFoundPage(webFolder),
    families: WIRE_FAMILIES,
  })
  await securityHeaders(app, config)
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await app.register(underPressure, {
    maxEventLoopDelay: config.production ? MAX_EVENT_LOOP_DELAY_MS : 0,
    pressureHandler: () => {
      throw new AppError('server.unavailable')
    },
  })

  mountHealth(app, () => requireReady(db))
  mountMetrics(app, metrics, config.metricsToken, config.production)
  const routes = allRoutes(platform)
  const wires = allWireRoutes(platform, webFolder === null ? null : webIndex(webFolder))
  mountOperations(app, routes, platform, options.authenticate)
  mountWires(app, wires, platform)
  const operations = routes.map(({ operation }) => operation)
  mountReference(app, () => apiDocument(operations, wires, SHARED_SCHEMAS))
  if (!config.production) mountDevRoutes(app, platform)
  if (webFolder !== null) mountWebFiles(app, webFolder)
  return app
}
