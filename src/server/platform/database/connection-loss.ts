// SQLSTATEs of https://www.postgresql.org/docs/current/errcodes-appendix.html and error codes of Node.

const LOST =
  /^(57P0[1-5]|08[0-9A-Z]{3}|25P0[34]|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENOTFOUND$|EAI_AGAIN$)/
/** The driver has no code for these. */
const LOST_WORDS =
  /Connection terminated|not queryable|connection is closed|timeout exceeded when trying to connect|timeout expired/i

/**
 * Did this fail because the database is away (stopped, restarting, out of reach) rather than because of what
 * was asked? Then the answer is 503 and the next request may find it healed.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.some(isConnectionLoss)) return true
  return LOST.test(errorCode(error)) || (error instanceof Error && LOST_WORDS.test(error.message))
}

/** The database has no room left to write: answered with 507. */
export function isOutOfDisk(error: unknown): boolean {
  return errorCode(error) === '53100'
}

/** A statement took longer than any may. */
export function isTimeout(error: unknown): boolean {
  return errorCode(error) === '57014'
}

/** Two transactions waited for each other, and this one was ended. */
export function isDeadlock(error: unknown): boolean {
  return errorCode(error) === '40P01'
}

/** Out of memory or connections, or a statement or lock took too long: answered with 503. */
export function isOverloaded(error: unknown): boolean {
  return isTimeout(error) || /^(53[0234]00|55P03)$/.test(errorCode(error))
}

function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
