/** Code → HTTP status, one table per feature. Codes read `feature.reason`. */
export type ErrorTable = Readonly<Record<string, number>>

/** Codes that any operation may answer with. */
export const COMMON_ERRORS = {
  'request.invalid': 400,
  'request.malformed': 400,
  'auth.signed-out': 401,
  'auth.forbidden': 403,
  /** details: { endsAt } */
  'auth.suspended': 403,
  'request.unknown-route': 404,
  'request.in-progress': 409,
  'request.too-large': 413,
  'request.unsupported-type': 415,
  'request.key-reused': 422,
  /** It holds a word or a link that admins have blocked. */
  'request.text-blocked': 422,
  'request.too-many': 429,
  /** Admins have switched this part of the site off. details: { part } */
  'request.part-closed': 503,
  'server.unexpected': 500,
  'server.unavailable': 503,
  'server.storage-full': 507,
} as const
export type CommonErrorCode = keyof typeof COMMON_ERRORS

/** English sentences of the common codes; the description's own words where it has them (section 8). */
export const COMMON_ERROR_MESSAGES: Record<CommonErrorCode, string> = {
  'request.invalid': 'Some fields are not valid.',
  'request.malformed': 'The request could not be read.',
  'auth.signed-out': 'Not authenticated',
  'auth.forbidden': 'You are not allowed to do this.',
  'auth.suspended': 'Your account is suspended. Under Account you see why, until when, and how to appeal.',
  'request.unknown-route': 'There is nothing at this address.',
  'request.in-progress': 'The same request is still being worked on.',
  'request.too-large': 'The request is too large.',
  'request.unsupported-type': 'This kind of content is not accepted here.',
  'request.text-blocked': 'This contains a word or link that is not allowed here.',
  'request.key-reused': 'This idempotency key was used for another request.',
  'request.too-many': 'Too many requests. Please try again later.',
  'request.part-closed': 'This part of the site is switched off for now.',
  'server.unexpected': 'Something went wrong',
  'server.unavailable': 'The service is not available right now. Please try again shortly.',
  'server.storage-full': 'The server has no room to store this right now.',
}

/** The one body that every failure has. `details` depends on the code; for request.invalid it is `{ fields }`. */
export interface ErrorBody<Code extends string = string> {
  error: { code: Code; message: string; details?: unknown; requestId: string }
}

/** One field that failed. `key` and `values` let the client say it in the reader's language. */
export interface FieldProblem {
  path: string
  message: string
  key: string
  values: Record<string, string | number>
}
