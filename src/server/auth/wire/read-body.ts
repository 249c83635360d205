import { z } from 'zod'
import { CREDENTIAL_LIMITS, Email, FullName } from '#contract/auth/credentials.ts'
import { AUTH_RULES } from '#server/auth/auth-policy.ts'
import { isStorable } from '#server/platform/storable-text.ts'
import { AuthRefusal, invalid } from './refusal-policy.ts'

/** Clients send null for what they leave out. */
export const Optional = {
  text: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((value) => value ?? undefined),
}

/** A one-way promise of the browser that asks: only it knows the verifier behind the challenge (RFC 7636). */
export interface PkceChallenge {
  challenge: string
  method: 's256'
}

/** What the query of a call may hold that sends a mail, or leads a browser away. */
export const REDIRECT_QUERY = { redirect_to: 'The page to lead back to' }
export const FLOW_QUERY = {
  ...REDIRECT_QUERY,
  provider: 'The name of the service',
  scopes: 'What to ask it for, separated by spaces',
  code_challenge: 'RFC 7636',
  code_challenge_method: 's256',
}
/** Which part of a list. */
export const PAGE_QUERY = { page: 'From 1 on', per_page: 'How many are on one' }

export const PkceFields = { code_challenge: Optional.text, code_challenge_method: Optional.text }

/**
 * The body of a request by its schema. Schemas hold the types of fields; what the values must be like is
 * checked by the functions below, because the wire answers that differently.
 * @throws AuthRefusal bad_json, also for what is nested too deep; validation_failed for a text or key that
 *   PostgreSQL cannot keep
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  refuseUnstorable(body)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new AuthRefusal('bad_json')
  return parsed.data
}

/** @throws AuthRefusal validation_failed */
export function readEmail(text: string): string {
  const parsed = Email.safeParse(foldEmail(text))
  if (!parsed.success) throw invalid('Unable to validate email address: invalid format')
  return parsed.data
}

/**
 * A telephone number with its country's, as digits alone.
 * @throws AuthRefusal validation_failed
 */
export function readPhone(text: string): string {
  const digits = text.replaceAll(' ', '').replace(/^\+/, '')
  if (!/^[1-9][0-9]{6,14}$/.test(digits)) throw invalid('Invalid phone number format (E.164 required)')
  return digits
}

/** Addresses are compared and kept in small letters. */
export function foldEmail(text: string): string {
  return text.trim().toLowerCase()
}

/**
 * The challenge of a PKCE flow, or null for the implicit flow. `plain` is refused: it protects nothing.
 * @throws AuthRefusal validation_failed
 */
export function readPkce(body: {
  code_challenge: string
  code_challenge_method: string
}): PkceChallenge | null {
  const { code_challenge: challenge, code_challenge_method: method } = body
  if (challenge === '' && method === '') return null
  if (challenge === '' || method === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (method.toLowerCase() !== 's256') throw invalid('code_challenge_method must be s256')
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge)) {
    throw invalid('code challenge must be 43 to 128 letters, digits or any of -._~')
  }
  return { challenge, method: 's256' }
}

/**
 * What a person says about themselves. A full name becomes the name of their profile, so it is held to the
 * same limits; anything else is kept as it is.
 * @throws AuthRefusal validation_failed
 */
export function readUserMetadata(data: Record<string, unknown>): Record<string, unknown> {
  requireFits(data)
  const name = data['full_name']
  if (name === undefined || name === null) return data
  const parsed = FullName.safeParse(name)
  if (parsed.success) return { ...data, full_name: parsed.data }
  throw invalid(
    `full_name must have ${CREDENTIAL_LIMITS.fullNameMin} to ${CREDENTIAL_LIMITS.fullNameMax} characters`,
  )
}

/** @throws AuthRefusal validation_failed */
export function requireFits(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > AUTH_RULES.userMetadataBytes) {
    throw invalid(`User metadata may take up ${AUTH_RULES.userMetadataBytes} bytes at most`)
  }
}

/** Levels: more is no profile, and would exhaust the stack of whatever writes it as JSON again. */
const DEEPEST = 64

/** @throws AuthRefusal validation_failed for what PostgreSQL cannot keep, bad_json for what is nested too deep */
function refuseUnstorable(body: unknown): void {
  // a list instead of recursion, which would exhaust the stack itself
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorable(value)) throw unstorable()
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEEPEST) throw new AuthRefusal('bad_json')
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) throw unstorable()
      waiting.push({ value: inner, depth: depth + 1 })
    }
  }
}

const unstorable = () => invalid('Null characters and broken surrogate pairs are not allowed')
