import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import { isTimeout } from '#server/platform/database/connection-loss.ts'
import { toFailure } from '#server/platform/http/error-body.ts'
import type { WireAnswer, WireRequest } from '#server/platform/wire.ts'
import { OAuthRefusal } from './oauth-refusal-policy.ts'
import { AuthRefusal } from './refusal-policy.ts'

/** The version of the wire that we speak; clients that name it get the newer error body. */
const API_VERSION = '2024-01-01'
const VERSION_HEADER = 'x-supabase-api-version'

const Weakness = z.strictObject({ reasons: z.array(z.string()) }).optional()

/** A refusal on the wire: in the newer form, in the one before it, or in that of OAuth (RFC 6749, 5.2). */
export const AuthError = z
  .union([
    z.strictObject({ code: z.string(), message: z.string(), weak_password: Weakness }),
    z.strictObject({
      code: z.int(),
      error_code: z.string(),
      msg: z.string(),
      error_id: z.string().optional(),
      weak_password: Weakness,
    }),
    z.strictObject({ error: z.string(), error_description: z.string() }),
  ])
  .meta({ id: 'AuthError' })

/**
 * Any thrown thing as the auth wire writes errors. A bad token is never a 5xx (clients would go on asking), an
 * outage never a 4xx (they would drop the session).
 */
export function errorAnswer(error: unknown, request: Omit<WireRequest, 'body' | 'leaving'>): WireAnswer {
  if (error instanceof OAuthRefusal) {
    const { challenge } = error
    const body = { error: error.error, error_description: error.message }
    return challenge === null
      ? { status: 400, body }
      : { status: 401, headers: { 'www-authenticate': challenge }, body }
  }
  const refusal = asRefusal(error)
  const headers: Record<string, string> = { 'x-sb-error-code': refusal.code }
  if (refusal.retryAfterMs !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(refusal.retryAfterMs / 1000)))
  }
  const weak = refusal.reasons && { weak_password: { reasons: refusal.reasons } }
  if (speaksNewer(request.headers[VERSION_HEADER])) {
    headers[VERSION_HEADER] = API_VERSION
    return {
      status: refusal.status,
      headers,
      body: { code: refusal.code, message: refusal.message, ...weak },
    }
  }
  const trace = refusal.status >= 500 && { error_id: request.requestId }
  return {
    status: refusal.status,
    headers,
    body: { code: refusal.status, error_code: refusal.code, msg: refusal.message, ...trace, ...weak },
  }
}

/** Versions are dates, so their order is that of their letters. */
function speaksNewer(header: string | string[] | undefined): boolean {
  return typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= API_VERSION
}

function asRefusal(error: unknown): AuthRefusal {
  if (error instanceof AuthRefusal) return error
  if (isTimeout(error)) return new AuthRefusal('request_timeout')
  const { code, status, details } = toFailure(error, undefined)
  switch (code) {
    case 'request.too-many':
      return new AuthRefusal('over_request_rate_limit', retryAfter(details))
    case 'request.too-large':
      return new AuthRefusal('request_entity_too_large')
    case 'request.malformed':
    case 'request.unsupported-type':
      return new AuthRefusal('bad_json')
    case 'request.unknown-route':
      return new AuthRefusal('not_found')
    case 'request.invalid':
      return new AuthRefusal('validation_failed')
    default:
      return new AuthRefusal('unexpected_failure', { status: status >= 500 ? status : 500 })
  }
}

/** The wait that a spent limit asks for, as options of a refusal; null when the error is something else. */
export function spentLimit(error: unknown): { retryAfterMs?: number } | null {
  return error instanceof AppError && error.code === 'request.too-many' ? retryAfter(error.details) : null
}

function retryAfter(details: unknown): { retryAfterMs?: number } {
  if (typeof details !== 'object' || details === null || !('retryAfterMs' in details)) return {}
  return typeof details.retryAfterMs === 'number' ? { retryAfterMs: details.retryAfterMs } : {}
}
