import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Authenticate } from './caller.ts'
import type { LiveAdapter } from './live-adapter.ts'
import { errorFields, type Log } from './log.ts'

export interface Live {
  /** Pushes a typed event to every open connection of one person. Never the truth: HTTP is. */
  toUser(userId: UserId, event: string, payload: unknown): void
  /** Ends the open connections of a session, e.g. at sign-out. */
  dropSession(sessionId: string): void
}

export interface LiveServer extends Live {
  /** Listens at /socket.io of the same port. A connection shows its bearer token as `auth.token`. */
  attach(http: HttpServer, authenticate: Authenticate): void
  /** Looks at every connection again and ends those whose token has run out or was taken back. */
  recheck(): Promise<void>
  close(): Promise<void>
}

const RECHECK_MS = 30_000
const MAX_MESSAGE_BYTES = 64 * 1024

const userRoom = (userId: string) => `user:${userId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`

/** @param between joins the connections of several servers; null where there is one */
export function newLive(log: Log, between: LiveAdapter | null): LiveServer {
  const io = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(between && { adapter: between.adapter }),
  })
  let authenticate: Authenticate = async () => null
  let timer: NodeJS.Timeout | undefined

  io.use((socket, next) => {
    void admit(socket, next)
  })

  async function admit(socket: Socket, next: (refusal?: Error) => void): Promise<void> {
    try {
      const member = await authenticate(tokenOf(socket))
      if (!member?.userId) return next(new Error('auth.signed-out'))
      await socket.join([userRoom(member.userId), sessionRoom(member.sessionId)])
      next()
    } catch (error) {
      log.error(errorFields(error), 'live connection')
      next(new Error('server.unavailable'))
    }
  }

  async function recheck(): Promise<void> {
    for (const socket of io.sockets.sockets.values()) {
      // a database that is away says nothing about a token
      const gone = await authenticate(tokenOf(socket)).then(
        (member) => !member?.userId,
        () => false,
      )
      if (gone) socket.disconnect(true)
    }
  }

  return {
    toUser(userId, event, payload) {
      io.to(userRoom(userId)).emit(event, payload)
    },
    dropSession(sessionId) {
      io.in(sessionRoom(sessionId)).disconnectSockets(true)
    },
    attach(http, authenticateToken) {
      authenticate = authenticateToken
      io.attach(http)
      timer = setInterval(() => void recheck(), RECHECK_MS).unref()
    },
    recheck,
    async close() {
      clearInterval(timer)
      io.local.disconnectSockets(true)
      await io.of('/').adapter.close()
      io.engine?.close()
      await between?.stop()
    },
  }
}

function tokenOf(socket: Socket): string {
  const token: unknown = socket.handshake.auth['token']
  return typeof token === 'string' ? token : ''
}
