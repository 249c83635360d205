// node bench/peers/bare-server.ts <bytes>: the least that Node's own server can do for an answer of that size.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [, , bytes = '0'] = process.argv
const text = JSON.stringify('x'.repeat(Math.max(0, Number(bytes) - 2)))
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.end(text)
})
server.listen(0, '127.0.0.1', () =>
  console.log(`listening on port ${(server.address() as AddressInfo).port}`),
)
