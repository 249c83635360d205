import type { FastifyInstance } from 'fastify'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PAGE = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Mesob API</title>
  <link rel="stylesheet" href="/api/docs/ui.css">
  <div id="ui"></div>
  <script src="/api/docs/ui.js"></script>
  <script src="/api/docs/start.js"></script>
</html>
`
const START =
  "SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#ui', deepLinking: true, validatorUrl: null })\n"

/** Swagger UI writes style attributes; nothing else of the site's policy is given up. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * /api/openapi.json and the reference page at /api/docs, from files of our own origin only.
 * @param generate makes the document; called when somebody first asks for it
 */
export function mountReference(app: FastifyInstance, generate: () => Promise<unknown>): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const files = [
    { url: '/api/docs', type: 'text/html', read: () => PAGE },
    { url: '/api/docs/start.js', type: 'text/javascript', read: () => START },
    {
      url: '/api/docs/ui.js',
      type: 'text/javascript',
      read: () => readFileSync(join(folder, 'swagger-ui-bundle.js')),
    },
    { url: '/api/docs/ui.css', type: 'text/css', read: () => readFileSync(join(folder, 'swagger-ui.css')) },
  ]
  for (const { url, type, read } of files) {
    app.get(url, { config: { name: 'http.api-docs' } }, async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .type(`${type}; charset=utf-8`)
        .send(read()),
    )
  }
  let document: Promise<string> | undefined
  app.get('/api/openapi.json', { config: { name: 'http.openapi' } }, async (_request, reply) => {
    document ??= generate().then((generated) => JSON.stringify(generated))
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await document)
  })
}
