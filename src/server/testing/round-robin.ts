import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

export interface RoundRobin {
  url: string
  /** The ports that took an upgraded connection, in their order. */
  upgraded: number[]
  close(): void
}

/** A small proxy: requests and upgraded connections in turn to the ports that are there at that moment. */
export async function startRoundRobin(ports: () => readonly number[]): Promise<RoundRobin> {
  let turn = 0
  const upgraded: number[] = []
  const next = () => {
    const open = ports()
    const port = open[turn++ % open.length]
    if (port === undefined) throw new Error('No server is left.')
    return port
  }
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = request({ port: next(), host: '127.0.0.1', method, path: url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('upgrade', (asked: IncomingMessage, socket, head) => {
    const port = next()
    upgraded.push(port)
    const passed = connect(port, '127.0.0.1', () => {
      const lines = asked.rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${asked.rawHeaders[index + 1]}`] : [],
      )
      passed.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      passed.write(head)
      passed.pipe(socket).pipe(passed)
    })
    for (const end of [passed, socket]) {
      end.on('error', () => undefined)
      end.on('close', () => (end === passed ? socket : passed).destroy())
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, upgraded, close: () => server.close() }
}
