import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Browsers open connections ahead of need. Node takes one that has sent nothing yet for busy (its idle ones have had
 * an answer), so that closing would wait for it until its time is over.
 * @returns ends those that have sent nothing; to be called when the server is about to close
 */
export function noteConnections(server: Server): () => void {
  const open = new Set<Socket>()
  let isClosing = false
  const isSilent = ({ bytesRead }: Socket) => bytesRead === 0
  server.on('connection', (socket) => {
    if (isClosing) return socket.destroy()
    open.add(socket)
    return socket.once('close', () => open.delete(socket))
  })
  return () => {
    isClosing = true
    for (const socket of [...open].filter(isSilent)) socket.destroy()
  }
}
