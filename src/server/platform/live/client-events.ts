import type { Socket } from 'socket.io'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { errorFields, type Log } from '#server/platform/log.ts'

/** Handlers by the name of the client event; the payload is not trusted. */
export type ClientEvents = Map<string, (userId: UserId, payload: unknown, socket: Socket) => Promise<void>>

/** The acknowledgement of a client event: it was handled, or the code that says why not. */
type Answer = { ok: true } | { error: string }

/** Of one connection: this many, then as many again every second. */
const CLIENT_EVENTS_PER_SECOND = 10
/** Longer ones are not read; much longer ones end the connection. */
const MAX_CHARACTERS = 16 * 1024

/** Handles all events of a connection. Whatever is wrong with one is answered, and the connection survives. */
export function onClientEvents(socket: Socket, userId: UserId, clientEvents: ClientEvents, log: Log): void {
  const spend = newAllowance()
  socket.onAny((event: unknown, ...rest: unknown[]) => {
    const last = rest.at(-1)
    const acknowledge = typeof last === 'function' ? (last as (answer: Answer) => void) : null
    void answerClientEvent(event, rest[0]).then((answer) => acknowledge?.(answer))
  })

  async function answerClientEvent(event: unknown, payload: unknown): Promise<Answer> {
    if (!spend()) return { error: 'request.too-many' }
    const handle = typeof event === 'string' ? clientEvents.get(event) : undefined
    if (!handle) return { error: 'request.unknown-route' }
    try {
      if (sizeOf(payload) > MAX_CHARACTERS) return { error: 'request.too-large' }
      await handle(userId, payload, socket)
      return { ok: true }
    } catch (error) {
      if (error instanceof AppError) return { error: error.code }
      log.error(errorFields(error), 'client event')
      return { error: 'server.unexpected' }
    }
  }
}

function newAllowance(): () => boolean {
  let left = CLIENT_EVENTS_PER_SECOND
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(CLIENT_EVENTS_PER_SECOND, left + ((now - at) / 1000) * CLIENT_EVENTS_PER_SECOND)
    at = now
    if (left < 1) return false
    left--
    return true
  }
}

function sizeOf(payload: unknown): number {
  if (payload instanceof Uint8Array) return payload.byteLength
  // what is no JSON, as the acknowledgement where nothing came before it, has no text
  return JSON.stringify(payload)?.length ?? 0
}
