import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_PATHS } from '#contract/kit/app-paths.ts'
import { AppError } from '#server/platform/app-error.ts'
import { fastifyPath } from './mount-operations.ts'

/** The bundler names these after their content, so they never change. */
const ASSETS = '/assets/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PAGE = { config: { name: 'web.page' } }
/** Addresses of machines, never of pages. */
const MACHINE = /^\/(?:api|auth\/v1|media|socket\.io|dev)(?:\/|$)/

/**
 * The built web app. It navigates behind the hash: a page of it that is typed without one is sent there, and any
 * other unknown address shows the app's own not-found page with status 404.
 * @param folder dist/web; files `x.br` and `x.gz` beside x are sent to browsers that take them
 */
export function mountWebFiles(app: FastifyInstance, folder: string): void {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return
  const html = readFileSync(index)

  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, name: 'web.file' }
    })
    await scope.register(staticFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes(ASSETS) ? IMMUTABLE : 'no-cache')
      },
    })
  })
  for (const path of APP_PATHS) {
    app.get(fastifyPath(path), PAGE, async (request, reply) => reply.redirect(`/#${request.url}`, 302))
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) throw new AppError('request.unknown-route')
    return reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  })
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !MACHINE.test(url) && !url.startsWith(ASSETS) && (headers.accept ?? '').includes('text/html')
}
