import type { ErrorCode } from '#contract/error-codes.ts'

/** A refusal the caller is meant to see. The code must be on the operation's list, or be a common one. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: unknown

  constructor(code: ErrorCode, details?: unknown) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
