import { CHAT_ERRORS } from '#contract/assistant/chat.ts'
import { AppError } from '#server/platform/app-error.ts'

/** The answer cannot be given, in words that the wire has for it. */
export class ChatRefusal extends Error {
  override name = 'ChatRefusal'
  readonly status: number
  readonly retryAfterMs: number | null

  constructor(status: number, message: string, retryAfterMs: number | null = null) {
    super(message)
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** Statuses for which the wire has words of their own. */
export function refusalOf(status: number, retryAfterMs: number | null = null): ChatRefusal {
  const { tooMany, unpaid, other } = CHAT_ERRORS
  if (status === tooMany.status) return new ChatRefusal(status, tooMany.message, retryAfterMs)
  if (status === unpaid.status) return new ChatRefusal(status, unpaid.message)
  return new ChatRefusal(status, other.message)
}

const STATUS_OF: Readonly<Record<string, number>> = {
  'request.invalid': 400,
  'request.malformed': 400,
  'auth.signed-out': 401,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.too-many': 429,
  'server.unavailable': 503,
}

/** Any thrown thing as the wire says it. */
export function asChatRefusal(error: unknown): ChatRefusal {
  if (error instanceof ChatRefusal) return error
  if (!(error instanceof AppError)) return refusalOf(CHAT_ERRORS.other.status)
  const { details } = error
  const wait =
    typeof details === 'object' && details !== null && 'retryAfterMs' in details
      ? Number(details.retryAfterMs)
      : null
  return refusalOf(STATUS_OF[error.code] ?? CHAT_ERRORS.other.status, wait)
}

/** Words as they come one after the other: some at a time, so that what is long is read while it is written. */
export function* inPieces(text: string): Generator<string> {
  for (const [piece] of text.matchAll(/(?:\S+\s*){1,6}/g)) yield piece
}
