import { setTimeout as pause } from 'node:timers/promises'
import { createAdapter } from '@socket.io/redis-streams-adapter'
import { createClient } from 'redis'
import type { LiveAdapter } from './live-adapter.ts'
import type { Log } from '#server/platform/log.ts'

type Client = ReturnType<typeof newClient>
type Listener = (payload: Buffer) => void

/** What waits for a Redis that is away; what comes on top is lost. */
const MAX_WAITING = 10_000
const LONGEST_RETRY_MS = 2000
/** A connection that says nothing for so long is replaced; a reader gets an answer from Redis every five seconds. */
const PING_MS = 5000
const SILENCE_MS = 15_000
const AFTER_FAILURE_MS = 1000

/**
 * Passes live messages between servers through a stream of Redis. A Redis that is away, at the start or later, holds
 * nothing up: each server goes on telling its own connections, and the others get the rest when it is back.
 */
export function newRedisAdapter(url: string, log: Log): LiveAdapter {
  const opened: Client[] = []
  const open = () => {
    const client = newClient(url)
    opened.push(client)
    return client
  }
  const sender = open()
  logOutages(sender, log)
  void connected(sender)
  return {
    adapter: createAdapter(lendSender(sender, () => lendReader(open()))),
    async stop() {
      for (const client of opened) if (client.isOpen) client.destroy()
    },
  }
}

const newClient = (url: string) =>
  createClient({
    url,
    commandsQueueMaxLength: MAX_WAITING,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), LONGEST_RETRY_MS),
    },
  })

/** Resolves once it is there for the first time; it never is when the server stops before. */
const connected = (client: Client) =>
  new Promise<void>((done) => {
    client.connect().then(
      () => done(),
      () => undefined,
    )
  })

function logOutages(client: Client, log: Log): void {
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) log.error({ error: error.message }, 'Redis is away: live messages stay within each server')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back: live messages pass between servers again')
    isAway = false
  })
}

const ignore = () => undefined

/**
 * What the adapter asks of the connection it writes to. A subscriber that has its message does not wait for the others, and
 * the others are not asked while they cannot be.
 */
function lendSender(client: Client, duplicate: () => unknown) {
  return {
    duplicate,
    /** By this one the adapter knows the library; it is never called. */
    sSubscribe: ignore,
    async xAdd(...entry: Parameters<Client['xAdd']>) {
      client.xAdd(...entry).catch(ignore)
      return ''
    },
    async publish(channel: string, payload: Buffer) {
      if (client.isReady) await client.publish(channel, payload).catch(ignore)
    },
    /** Only asked how many servers listen: while Redis is away, this one. */
    async sendCommand(command: string[]) {
      const alone = ['', '1']
      return client.isReady ? client.sendCommand(command).catch(() => alone) : alone
    },
  }
}

/** What the adapter asks of the connections it subscribes by: a failure is no reason to ask again in the same breath. */
function lendReader(client: Client) {
  return {
    sSubscribe: ignore,
    on: (event: 'error', listener: (error: Error) => void) => client.on(event, listener),
    connect: () => connected(client),
    disconnect: ignore,
    subscribe(channels: string[], listener: Listener) {
      client.subscribe(channels, listener, true).catch(ignore)
    },
    async xRead(...asked: Parameters<Client['xRead']>) {
      try {
        return await client.xRead(...asked)
      } catch (error) {
        await pause(AFTER_FAILURE_MS, undefined, { ref: false })
        throw error
      }
    },
  }
}
