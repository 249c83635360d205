import type { z } from 'zod'
import { ERROR_STATUS, type ErrorCode } from '#contract/error-codes.ts'
import { errorMessage } from '#contract/error-messages.ts'
import { COMMON_ERRORS, type ErrorBody, type FieldProblem } from '#contract/kit/errors.ts'
import { FIELD_PROBLEMS_AM } from '#contract/kit/messages.am.ts'
import { FIELD_PROBLEMS_EN, problemOf, say } from '#contract/kit/messages.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { AppError } from '#server/platform/app-error.ts'
import { isConnectionLoss, isOutOfDisk, isOverloaded } from '#server/platform/database/connection-loss.ts'

/** What the caller may see of an error. */
export interface Failure {
  status: number
  code: ErrorCode
  details: unknown
  /** A fault of ours: logged whole, shown as the generic sentence. */
  unexpected: boolean
}

const FRAMEWORK_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'request.malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'request.unknown-route',
  FST_STATIC_FORBIDDEN_PATH: 'request.unknown-route',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported-type',
}

/**
 * Any thrown thing → what the caller may see. A refusal that the operation does not list is a fault of ours, so
 * that the contract stays true; without an operation (foreign wires) every known code passes.
 */
export function toFailure(error: unknown, operation: AnyOperation | undefined): Failure {
  if (error instanceof AppError)
    return isListed(error.code, operation) ? refusal(error.code, error.details) : fault()
  const framework = FRAMEWORK_CODES[codeOf(error)]
  if (framework) return refusal(framework)
  if (isOutOfDisk(error) || codeOf(error) === 'ENOSPC')
    return { ...refusal('server.storage-full'), unexpected: true }
  if (isConnectionLoss(error) || isOverloaded(error))
    return { ...refusal('server.unavailable'), unexpected: true }
  if (statusOf(error) === 400) return refusal('request.malformed')
  return fault()
}

/** The error body in the reader's language, field problems included. */
export function errorBody(failure: Failure, language: InterfaceLanguage, requestId: string): ErrorBody {
  const message = errorMessage(language, failure.code, failure.details)
  const details = language === 'am' ? withAmharicFields(failure.details) : failure.details
  return { error: { code: failure.code, message, ...(details !== undefined && { details }), requestId } }
}

/** The problems of a failed parse, each under the dotted path of its field. Parse with `reportInput`. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblem[] {
  return issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: issue.message,
    ...problemOf(issue),
  }))
}

const AMHARIC = /^\s*am\b/i
/** `am` when the reader prefers Amharic to English, by an Accept-Language header as browsers send it (best first). */
export function languageOf(header: string | undefined): InterfaceLanguage {
  const known = header?.split(',').find((part) => AMHARIC.test(part) || /^\s*en\b/i.test(part))
  return known && AMHARIC.test(known) ? 'am' : 'en'
}

function refusal(code: ErrorCode, details?: unknown): Failure {
  return { status: ERROR_STATUS[code], code, details, unexpected: false }
}

function fault(): Failure {
  return { ...refusal('server.unexpected'), unexpected: true }
}

function isListed(code: ErrorCode, operation: AnyOperation | undefined): boolean {
  return operation === undefined || code in COMMON_ERRORS || code in operation['~orpc'].errorMap
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined
}

function withAmharicFields(details: unknown): unknown {
  if (typeof details !== 'object' || details === null || !('fields' in details)) return details
  const fields = details.fields as FieldProblem[]
  return { ...details, fields: fields.map(inAmharic) }
}

/** A rule of one form has its own sentence, which only that form can say in another language. */
function inAmharic(field: FieldProblem): FieldProblem {
  if (field.key === 'invalid' && field.message !== FIELD_PROBLEMS_EN.invalid) return field
  const key = field.key as keyof typeof FIELD_PROBLEMS_AM
  return { ...field, message: say(FIELD_PROBLEMS_AM, { key, values: field.values }) }
}
