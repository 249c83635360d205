import { io, type Socket } from 'socket.io-client'
import type { z } from 'zod'
import { accessToken, renewToken } from '#web/platform/session/session-client.ts'

/** What the server pushes while a connection stands. Never the truth: whoever was away reads it again over HTTP. */
export interface LiveConnection {
  /** Listens to an event from now on. What does not fit its schema is not for this version, and is left out. */
  on<S extends z.ZodType>(event: string, schema: S, listener: (payload: z.output<S>) => void): void
  /** Called whenever a connection begins: the first one, and each after a gap in which something may have been missed. */
  onBegin(listener: () => void): void
  /** Sends a client event; nobody waits for it, and without a connection it is not sent at all. */
  emit(event: string, payload: unknown): void
  close(): void
}

/** Milliseconds. The pause before another try doubles from the first to the last, with some chance in it. */
const FIRST_PAUSE = 1000
const LAST_PAUSE = 30_000
/** A connection that stood for so long was a good one: pauses begin anew. */
const GOOD_AFTER = 20_000

/**
 * Opens the live connection of whoever is signed in. It comes back by itself after every gap, with a new token where
 * the old one was refused, until it is closed.
 */
export function openLive(): LiveConnection {
  const socket = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: FIRST_PAUSE,
    reconnectionDelayMax: LAST_PAUSE,
    auth: (give) =>
      void accessToken()
        .catch(() => null)
        .then((token) => give({ token })),
  })
  const stop = keepTrying(socket)
  return {
    on(event, schema, listener) {
      socket.on(event, (payload: unknown) => {
        const parsed = schema.safeParse(payload)
        if (parsed.success) listener(parsed.data)
        else console.warn('live', event, parsed.error.issues[0]?.path.join('.'))
      })
    },
    onBegin(listener) {
      socket.on('connect', listener)
    },
    emit(event, payload) {
      if (socket.connected) socket.emit(event, payload)
    },
    close() {
      stop()
      socket.close()
    },
  }
}

/** The client comes back by itself when the line breaks, but not where the server ended or refused the connection. */
function keepTrying(socket: Socket): () => void {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const tryLater = () => {
    if (isClosed) return
    clearTimeout(timer)
    timer = setTimeout(() => socket.connect(), pause * (1 + Math.random() / 2))
    pause = Math.min(pause * 2, LAST_PAUSE)
  }
  socket.on('connect', () => {
    clearTimeout(timer)
    timer = setTimeout(() => (pause = FIRST_PAUSE), GOOD_AFTER)
  })
  socket.on('disconnect', (reason) => {
    clearTimeout(timer)
    if (reason === 'io server disconnect') tryLater()
  })
  socket.on('connect_error', ({ message }) => {
    if (socket.active) return
    if (message !== 'auth.signed-out') tryLater()
    else void renewToken().finally(tryLater)
  })
  const tryNow = () => {
    if (!socket.connected && !isClosed) socket.disconnect().connect()
  }
  addEventListener('online', tryNow)
  return () => {
    isClosed = true
    clearTimeout(timer)
    removeEventListener('online', tryNow)
  }
}
