import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type pg from 'pg'

export interface SwallowingProxy {
  /** The database behind it. */
  url: string
  /** Takes everything and passes nothing on, as a host that vanished. What was swallowed is never sent. */
  swallow(): void
  heal(): void
  close(): void
}

/** A TCP proxy before a PostgreSQL, that can lose what passes through it. */
export async function swallowingProxy(target: pg.ClientConfig): Promise<SwallowingProxy> {
  const { host = '127.0.0.1', port = 5432, user = '', password = '', database = '' } = target
  let isSwallowing = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const behind = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [client, behind]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('data', (bytes) => isSwallowing || behind.write(bytes))
    behind.on('data', (bytes) => isSwallowing || client.write(bytes))
    client.on('close', () => behind.destroy())
    behind.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const own = typeof address === 'object' && address !== null ? address.port : 0
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : ''
  return {
    url: `postgres://${encodeURIComponent(user)}${secret}@127.0.0.1:${own}/${database}`,
    swallow: () => void (isSwallowing = true),
    heal: () => void (isSwallowing = false),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
