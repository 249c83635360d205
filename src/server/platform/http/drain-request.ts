import type { IncomingMessage } from 'node:http'

/** Bytes and milliseconds for which a refusal waits until its request has been sent. */
export const DRAIN_LIMIT = 16 * 1024 * 1024
const LONGEST_WAIT_MS = 10_000

/**
 * Reads what is left of a request that is refused unread, and forgets it: a connection that is closed upon somebody who
 * is still sending is reset, and they never read why. Whoever has more to send, or takes longer, is not waited for.
 * @param then runs once
 */
export function drainRequest(request: IncomingMessage, then: () => void): void {
  const announced = announcedLength(request)
  if (
    announced === 0 ||
    announced > DRAIN_LIMIT ||
    request.complete ||
    request.readableEnded ||
    request.destroyed
  )
    return then()
  let dropped = 0
  const timer = setTimeout(finish, LONGEST_WAIT_MS)
  function drop(chunk: Buffer | string) {
    dropped += chunk.length
    if (dropped > DRAIN_LIMIT) finish()
  }
  function finish() {
    clearTimeout(timer)
    request.off('data', drop).off('end', finish).off('close', finish).off('error', finish)
    request.pause()
    then()
  }
  request.on('data', drop).on('end', finish).on('close', finish).on('error', finish)
  request.resume()
}

/** 0 without a body; where the length is not given, as if it were one that may be waited for. */
function announcedLength({ headers }: IncomingMessage): number {
  const length = headers['content-length']
  if (length !== undefined) return Number(length)
  return headers['transfer-encoding'] === undefined ? 0 : 1
}
