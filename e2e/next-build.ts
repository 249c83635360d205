import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** The site under another address, where another build can be published while pages are open. */
export interface NextBuildSite {
  url: string
  /** From now on the worker is that of a build whose page is another one. */
  publishNextBuild: () => void
  close: () => Promise<void>
}

/** Stands before the server and hands on what it answers, but for the worker of the next build. */
export async function openSite(server: string): Promise<NextBuildSite> {
  let isPublished = false
  const hand = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers))
      if (
        typeof value === 'string' &&
        !/^(?:host|connection|content-length|accept-encoding|if-.+)$/.test(name)
      )
        headers.set(name, value)
    const sent = Buffer.concat(await request.toArray())
    const body = sent.length > 0 ? sent : null
    const answer = await fetch(`${server}${url}`, { method, headers, body, redirect: 'manual' })
    const stored = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection)$/.test(name),
    )
    response.writeHead(answer.status, Object.fromEntries(stored))
    if (url === '/service-worker.js') {
      const code = await answer.text()
      response.end(isPublished ? code.replace(/(url:`\/`,revision:`)[\da-f]+/, '$1next') : code)
    } else if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response)
    else response.end()
  }
  const site = createServer((request, response) => {
    hand(request, response).catch(() => response.destroy())
  }).listen(0, 'localhost')
  await once(site, 'listening')
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return {
    url: `http://localhost:${address.port}`,
    publishNextBuild: () => {
      isPublished = true
    },
    close: async () => {
      site.closeAllConnections()
      site.close()
      await once(site, 'close')
    },
  }
}
