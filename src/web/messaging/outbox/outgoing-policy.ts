import type { MediaId } from '#contract/media/picture.ts'
import type { MessageId, NewContent, Quote } from '#contract/messaging/message.ts'
import type { ThreadId } from '#contract/messaging/thread.ts'
import { CallError } from '#web/platform/call-error.ts'

export interface OutgoingPhoto {
  file: File
  /** Once the server has it. */
  mediaId: MediaId | null
}

/** What somebody wrote and the server has not answered yet. */
export interface Outgoing {
  id: MessageId
  /** Whose it is: nobody else's session sends it. */
  userId: string
  threadId: ThreadId
  content: NewContent
  photos: readonly OutgoingPhoto[]
  quote: Quote | null
  /** When it was written. */
  at: string
  /** Why the server will not have it; null while it is on its way. */
  failure: { code: string; status: number; details: unknown } | null
}

const SECOND_MS = 1000
const LONGEST_WAIT_MS = 30 * SECOND_MS

/** Milliseconds to wait after so many attempts in a row came to nothing: 1, 2, 4 … 30 s. */
export const waitAfter = (attempts: number): number =>
  Math.min(SECOND_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS)

/** Refusals that end by themselves: the session is renewed, or the haste is over. */
const PASSING = new Set(['auth.signed-out', 'request.too-many', 'request.in-progress'])

/** An answer that would be the same another time; everything else is tried again. */
export function isFinal(error: unknown): error is CallError {
  if (!(error instanceof CallError)) return false
  const { code, status } = error as CallError
  return status >= 400 && status < 500 && !PASSING.has(code)
}

/** The next one of a conversation: in the order in which they were written; what was refused holds up nobody. */
export const nextOf = (waiting: readonly Outgoing[], threadId: ThreadId): Outgoing | undefined =>
  waiting.find((one) => one.threadId === threadId && one.failure === null)

/** With its photos, as it is sent. */
export function contentOf({ content, photos }: Pick<Outgoing, 'content' | 'photos'>): NewContent {
  if (content.kind !== 'text') return content
  return { ...content, photoIds: photos.flatMap(({ mediaId }) => mediaId ?? []) }
}
