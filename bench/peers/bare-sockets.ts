// node bench/peers/bare-sockets.ts: the least that a server of sockets can do: what one sends, all receive.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'

const http = createServer()
const sockets = new WebSocketServer({ server: http })
sockets.on('connection', (socket) => {
  socket.on('message', (frame) => {
    for (const client of sockets.clients) client.send(frame, { binary: false })
  })
})
http.listen(0, '127.0.0.1', () => console.log(`listening on port ${(http.address() as AddressInfo).port}`))
