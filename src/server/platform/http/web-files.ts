import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { APP_PATHS } from '#contract/kit/app-paths.ts'
import type { NotFoundPage } from './http-server.ts'
import { fastifyPath } from './mount-operations.ts'

/** The bundler names these after their content, so they never change. */
const ASSETS = '/assets/'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/**
 * What only a document that is opened heeds. The code, styles and fonts of the app are never opened, and on a slow
 * connection these lines would take longer than many a file.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** The decoder of foreign pictures works on what strangers made, and needs nothing but its own code. */
const DECODER = /\/read-heic-[\w-]+\.js(?:\.br|\.gz)?$/
const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
const PAGE = { config: { name: 'web.page' } }
/** Addresses of machines, never of pages. */
const MACHINE = /^\/(?:api|auth\/v1|media|socket\.io|dev)(?:\/|$)/

/**
 * The built web app. It navigates behind the hash, so a page of it that is typed without one is sent there.
 * @param folder dist/web; files `x.br` and `x.gz` beside x are sent to browsers that take them
 */
export function mountWebFiles(app: FastifyInstance, folder: string): void {
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, name: 'web.file' }
    })
    await scope.register(staticFiles, {
      root: folder,
      // a route for each file, since under a wildcard the library reads the folder anew with every request
      wildcard: false,
      // answered already where the entry has a head for each language
      index: !scope.hasRoute({ method: 'GET', url: '/' }) && 'index.html',
      globIgnore: ['**/*.br', '**/*.gz'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isAsset = path.includes(ASSETS)
        reply.header('cache-control', isAsset ? IMMUTABLE : 'no-cache')
        if (isAsset) for (const name of OF_DOCUMENTS) reply.removeHeader(name)
        if (DECODER.test(path)) reply.header('content-security-policy', DECODER_POLICY)
      },
    })
    // what is said of a missing page is compressed like any answer of a route
    scope.get('/*', (_request, reply) => reply.callNotFound())
  })
  for (const path of APP_PATHS) {
    app.get(fastifyPath(path), PAGE, async (request, reply) => reply.redirect(`/#${request.url}`, 302))
  }
}

/** The page that starts the app. */
export const webIndex = (folder: string): string => readFileSync(join(folder, 'index.html'), 'utf8')

/** At an unknown address the app shows its own not-found page: its entry, sent with status 404. */
export function webNotFoundPage(folder: string): NotFoundPage {
  const html = Buffer.from(webIndex(folder))
  return (request) => (wantsPage(request) ? html : null)
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return !MACHINE.test(url) && !url.startsWith(ASSETS) && (headers.accept ?? '').includes('text/html')
}
