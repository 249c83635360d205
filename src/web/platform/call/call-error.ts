import type { CommonErrorCode, FieldProblem } from '#contract/kit/errors.ts'

/** A refusal of the server, or 'network' when no answer came. */
export class CallError<Code extends string = string> extends Error {
  readonly code: Code | CommonErrorCode | 'network'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  readonly details: unknown
  readonly requestId: string | null

  constructor(
    code: Code | CommonErrorCode | 'network',
    status: number,
    details?: unknown,
    requestId: string | null = null,
  ) {
    super(code)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.details = details
    this.requestId = requestId
  }

  /** The fields that failed, where the refusal is about fields. */
  get fields(): FieldProblem[] {
    if (!isRecord(this.details)) return []
    const { fields } = this.details
    return Array.isArray(fields) ? fields.filter(isFieldProblem) : []
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isFieldProblem = (value: unknown): value is FieldProblem =>
  isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string'
