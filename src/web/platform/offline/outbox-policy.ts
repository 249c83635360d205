import { CallError } from '#web/platform/call/call-error.ts'

/** Something that somebody did and the server has not answered yet. */
export interface Outgoing {
  /** Made where it was done; however often it is sent, it counts once. */
  id: string
  /** Whose it is: nobody else's session sends it. */
  userId: string
  /** What shares a lane is sent one after the other, in the order in which it was done. */
  lane: string
  /** When it was done. */
  at: string
  /** Why the server will not have it; null while it is on its way. */
  failure: { code: string; status: number; details: unknown } | null
  /** False where the device has no room for it, or keeps nothing: it is gone with the page. */
  isPersisted?: boolean
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

/** The next one of a lane: in the order in which they were done; what was refused holds up nobody. */
export const nextOf = <E extends Outgoing>(waiting: readonly E[], lane: string): E | undefined =>
  waiting.find((one) => one.lane === lane && one.failure === null)
