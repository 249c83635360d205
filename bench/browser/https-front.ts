import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type OutgoingHttpHeaders } from 'node:http2'
import { generate } from 'selfsigned'

/** Nobody but a browser that is started so trusts it. */
export interface HttpsFront {
  url: string
  close: () => Promise<void>
}

/** What only concerns one connection of HTTP/1. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

/**
 * What stands before the server where it is used: HTTPS, over one connection of HTTP/2. Over plain HTTP/1 a browser
 * has six connections at most, and no phone meets the server like that.
 */
export async function openHttpsFront(server: string): Promise<HttpsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const agent = new Agent({ keepAlive: true })
  const front = createSecureServer({ key, cert }, (asked, answer) => {
    const { method, url } = asked
    const headers = { ...withoutPseudo(asked), host: new URL(server).host }
    const further = request(new URL(url, server), { method, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, withoutConnection(given))
      given.pipe(answer)
    })
    further.on('error', () => answer.stream.destroy())
    asked.pipe(further)
  })
  const sessions = new Set<{ destroy: () => void }>()
  front.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  front.listen(0, 'localhost')
  await once(front, 'listening')
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return {
    url: `https://localhost:${address.port}`,
    close: async () => {
      for (const session of sessions) session.destroy()
      agent.destroy()
      front.close()
      await once(front, 'close')
    },
  }
}

const withoutPseudo = ({ headers }: Http2ServerRequest) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')))

const withoutConnection = ({ headers }: IncomingMessage): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)))
