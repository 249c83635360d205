import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { z } from 'zod'
import { type Role, satisfies, SUSPENSION_CHANGED } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { AuthenticateAll } from '#server/platform/caller.ts'
import { clientAddress } from '#server/platform/client-address.ts'
import { isWithin } from '#server/platform/outside/public-address.ts'
import type { LiveAdapter } from './live-adapter.ts'
import { onClientEvents, type ClientEvents } from './client-events.ts'
import { errorFields, type Log } from '#server/platform/log.ts'

export interface Live {
  /** Pushes a typed event to every open connection of these people. Never the truth: HTTP is. */
  toUsers(userIds: readonly UserId[], event: string, payload: unknown): void
  /** Has this person an open connection, here or at another server? */
  isOnline(userId: UserId): Promise<boolean>
  /** Handles a client event; a thrown AppError is its answer. Register before the server listens. */
  onClientEvent<S extends z.ZodType>(
    event: string,
    schema: S,
    handle: (userId: UserId, payload: z.output<S>) => Promise<void>,
  ): void
  /** Called at the first connection of a person and at the end of the last one. */
  onPresence(listener: (userId: UserId, isOnline: boolean) => Promise<void>): void
  /**
   * A client that emits this, with whether it wants to, receives what toFollowers pushes under the same name. Whoever
   * has a lesser role is refused.
   */
  letFollow(channel: string, wish: z.ZodType<{ isOn: boolean }>, role?: Role): void
  /** To every connection that follows, except those of these people. */
  toFollowers(channel: string, event: string, payload: unknown, except: readonly UserId[]): void
  /** Ends the open connections of a session, e.g. at sign-out. */
  dropSession(sessionId: string): void
  /** Ends all open connections of somebody who was suspended, and says so. */
  dropSuspended(userId: UserId): void
}

export interface LiveServer extends Live {
  /** Listens at /socket.io of the same port. A connection shows its bearer token as `auth.token`. */
  attach(http: HttpServer, authenticateAll: AuthenticateAll, trustProxy?: readonly string[]): void
  /** Looks at every connection again and ends those whose token or role is not what it was when they came. */
  recheck(): Promise<void>
  /** The names of all client events. */
  clientEventNames(): string[]
  close(): Promise<void>
}

/** What ends a session or a role at another server is seen here after this long; at this server at once. */
const RECHECK_MS = 4000
/** So few that messages in between need not wait. */
const RECHECKED_AT_ONCE = 250
/** What is larger ends the connection; what is merely too large is answered, see client-events.ts. */
const MAX_MESSAGE_BYTES = 1024 * 1024

/** Connections that one person may have open: each tab has one. */
const MAX_PER_PERSON = 30
/** Connections from one address, with a token and without; many people share the one of a school or a village. */
const MAX_PER_ADDRESS = 300
/** Connections of one address behind a proxy that TRUST_PROXY does not name, since everybody has that address then. */
const MAX_THROUGH_PROXY = 20_000

const userRoom = (userId: string) => `user:${userId}`
const sessionRoom = (sessionId: string) => `session:${sessionId}`
const followersRoom = (channel: string) => `followers:${channel}`

/**
 * What a lost connection missed is not kept here: whoever comes back shows their token anew and catches up over HTTP.
 * @param between joins the connections of several servers; null where there is one
 */
export function newLive(log: Log, between: LiveAdapter | null): LiveServer {
  const io = new Server({
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(between && { adapter: between.adapter }),
  })
  const clientEvents: ClientEvents = new Map()
  const presenceListeners: ((userId: UserId, isOnline: boolean) => Promise<void>)[] = []
  /** What they were when they came. */
  const roles = new WeakMap<Socket, Role>()
  let authenticateAll: AuthenticateAll = async () => new Map()
  let timer: NodeJS.Timeout | undefined

  io.use((socket, next) => {
    void admit(socket, next)
  })

  async function admit(socket: Socket, next: (refusal?: Error) => void): Promise<void> {
    try {
      // what was remembered of a session may be older than its end
      const token = tokenOf(socket)
      const member = (await authenticateAll([token])).get(token)
      if (!member) return next(new Error('auth.signed-out'))
      if (member.suspension) return next(new Error('auth.suspended'))
      const { userId } = member
      // counted at this server: the cap is against one that opens thousands, not a share of what there is
      if ((io.sockets.adapter.rooms.get(userRoom(userId))?.size ?? 0) >= MAX_PER_PERSON)
        return next(new Error('live.too-many'))
      // asked before they are here; whoever comes does not wait for what the other servers say
      const wasHere = isOnline(userId)
      roles.set(socket, member.role)
      await socket.join([userRoom(userId), sessionRoom(member.sessionId)])
      onClientEvents(socket, userId, clientEvents, log)
      socket.on('disconnect', () => void changePresence(userId, isOnline(userId), false))
      next()
      void changePresence(userId, wasHere, true)
    } catch (error) {
      log.error(errorFields(error), 'live connection')
      next(new Error('server.unavailable'))
    }
  }

  /** Tells of a coming or going, unless they were or are here otherwise. */
  async function changePresence(
    userId: UserId,
    isHereToo: Promise<boolean>,
    isNowHere: boolean,
  ): Promise<void> {
    try {
      if (await isHereToo) return
      for (const notify of presenceListeners) await notify(userId, isNowHere)
    } catch (error) {
      // a server that is being stopped cannot ask the database any more
      log.warn(errorFields(error), 'live presence')
    }
  }

  /** A server that has just gone does not answer for a while; until then each knows its own connections. */
  async function isOnline(userId: UserId): Promise<boolean> {
    const room = userRoom(userId)
    const found = await io
      .in(room)
      .fetchSockets()
      .catch(() => io.local.in(room).fetchSockets())
    return found.length > 0
  }

  async function recheck(): Promise<void> {
    const sockets = [...io.sockets.sockets.values()]
    for (let first = 0; first < sockets.length; first += RECHECKED_AT_ONCE)
      await recheckSome(sockets.slice(first, first + RECHECKED_AT_ONCE))
  }

  async function recheckSome(sockets: readonly Socket[]): Promise<void> {
    // a database that is away says nothing about a token
    const members = await authenticateAll(sockets.map(tokenOf)).catch(() => null)
    if (!members) return
    for (const socket of sockets) {
      const member = members.get(tokenOf(socket))
      if (member?.suspension) {
        socket.emit(SUSPENSION_CHANGED, {})
        socket.disconnect(true)
      } else if (member?.role !== roles.get(socket)) socket.disconnect(true)
    }
  }

  return {
    toUsers(userIds, event, payload) {
      if (userIds.length > 0) io.to(userIds.map(userRoom)).emit(event, payload)
    },
    isOnline,
    onClientEvent(event, schema, handle) {
      clientEvents.set(event, async (userId, payload) => {
        const parsed = schema.safeParse(payload)
        if (!parsed.success) throw new AppError('request.invalid')
        await handle(userId, parsed.data)
      })
    },
    letFollow(channel, wish, role = 'user') {
      clientEvents.set(channel, async (_userId, payload, socket) => {
        if (!satisfies(roles.get(socket) ?? null, role)) throw new AppError('auth.forbidden')
        const parsed = wish.safeParse(payload)
        if (!parsed.success) throw new AppError('request.invalid')
        await (parsed.data.isOn ? socket.join(followersRoom(channel)) : socket.leave(followersRoom(channel)))
      })
    },
    toFollowers(channel, event, payload, except) {
      io.to(followersRoom(channel)).except(except.map(userRoom)).emit(event, payload)
    },
    onPresence(listener) {
      presenceListeners.push(listener)
    },
    dropSession(sessionId) {
      io.in(sessionRoom(sessionId)).disconnectSockets(true)
    },
    dropSuspended(userId) {
      const theirs = io.in(userRoom(userId))
      theirs.emit(SUSPENSION_CHANGED, {})
      theirs.disconnectSockets(true)
    },
    attach(http, authenticateTokens, trustProxy = []) {
      authenticateAll = authenticateTokens
      io.attach(http)
      capAddresses(io, trustProxy)
      timer = setInterval(() => void recheck(), RECHECK_MS).unref()
    },
    recheck,
    clientEventNames: () => [...clientEvents.keys()],
    async close() {
      clearInterval(timer)
      io.local.disconnectSockets(true)
      await io.of('/').adapter.close()
      io.engine?.close()
      await between?.stop()
    },
  }
}

/** Ends what one address opens beyond its share, before it has shown a token. */
function capAddresses(io: Server, trustProxy: readonly string[]): void {
  const open = new Map<string, number>()
  io.engine.on('connection', (connection: EngineSocket) => {
    const { headers, socket } = connection.request
    const address = clientAddress(connection.request, trustProxy)
    // a program of the operator, on a machine that we trust
    if (isWithin(address, trustProxy)) return
    const isUnknown = headers['x-forwarded-for'] !== undefined && address === socket.remoteAddress
    const limit = isUnknown ? MAX_THROUGH_PROXY : MAX_PER_ADDRESS
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    connection.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > limit) connection.close(true)
  })
}

interface EngineSocket {
  request: IncomingMessage
  once(event: 'close', listener: () => void): void
  close(discard: boolean): void
}

function tokenOf(socket: Socket): string {
  const token: unknown = socket.handshake.auth['token']
  return typeof token === 'string' ? token : ''
}
