import type { z } from 'zod'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { Operation } from '#contract/kit/operation.ts'
import { CallError } from './call-error.ts'
import { plainText } from '#web/platform/format/plain-text.ts'

/** How calls leave the browser; tests put a fake server in its place. */
export interface Transport {
  /** Scheme and host; empty means the page's own. */
  origin: string
  /** The access token to send, or null for a visitor. */
  token: () => string | null | Promise<string | null>
  /** Asks for a new token after a 401; null when the session is over. */
  renew: () => Promise<string | null>
  fetch: (request: Request) => Promise<Response>
  /** An answer said that the account is suspended. */
  onSuspended: () => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** The same key gives the first answer again: send one per intended act, kept over retries. */
  idempotencyKey?: string
  /** A body that is not JSON, such as an image. */
  body?: Blob
}

let transport: Transport = {
  origin: '',
  token: () => null,
  renew: () => Promise.resolve(null),
  fetch: (request) => fetch(request),
  onSuspended: () => undefined,
}

/** Replaces parts of the transport. Called at start by the session, and by tests. */
export function setTransport(next: Partial<Transport>): void {
  transport = { ...transport, ...next }
}

/** Sends a request as it is; for the auth client, which speaks a wire of its own. */
export const sendRequest = (request: Request): Promise<Response> => transport.fetch(request)

/**
 * Calls an operation of the contract. The answer is typed by the contract and trusted.
 * @throws CallError with the operation's codes, a common code or 'network'; AbortError when aborted.
 */
export async function call<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<z.output<O>> {
  let answer = await send(operation, input, options, await transport.token())
  if (answer.status === 401) {
    const renewed = await transport.renew()
    if (renewed) answer = await send(operation, input, options, renewed)
  }
  if (answer.ok) return answer.body as z.output<O>
  const refusal = refusalOf(answer)
  if (refusal.code === 'auth.suspended') transport.onSuspended()
  throw refusal
}

/** A key for an act that may be sent twice: made when the act is intended, not when it is sent. */
export const newIdempotencyKey = (): string => crypto.randomUUID()

interface Answer {
  status: number
  ok: boolean
  body: unknown
}

async function send(
  operation: Operation<Access, z.ZodType, z.ZodType, ErrorTable>,
  input: unknown,
  { signal, idempotencyKey, body: blob }: CallOptions,
  token: string | null,
): Promise<Answer> {
  const { url, method, body } = addressOf(operation, input, blob !== undefined)
  const headers = new Headers()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (blob) headers.set('content-type', blob.type || 'application/octet-stream')
  else if (body !== undefined) headers.set('content-type', 'application/json')
  const payload = blob ?? (body === undefined ? null : JSON.stringify(body))
  try {
    const response = await transport.fetch(
      new Request(url, { method, headers, body: payload, signal: signal ?? null }),
    )
    const text = await response.text()
    return { status: response.status, ok: response.ok, body: parse(text) }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new CallError('network', 0)
  }
}

function refusalOf({ status, body }: Answer): CallError {
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {}
  const { code, details, requestId } = error
  return new CallError(
    typeof code === 'string' ? code : 'server.unexpected',
    status,
    details,
    typeof requestId === 'string' ? requestId : null,
  )
}

/** Fills the path from the input; what is left goes to the query of a GET, else to the body. */
function addressOf(
  operation: Operation<Access, z.ZodType, z.ZodType, ErrorTable>,
  input: unknown,
  bodyIsTaken: boolean,
): { url: URL; method: string; body: unknown } {
  const { method = 'POST', path = '/', inputStructure } = operation['~orpc'].route
  const given = isRecord(input) ? input : {}
  const detailed = inputStructure === 'detailed'
  const params: Record<string, unknown> = detailed ? { ...recordAt(given, 'params') } : { ...given }
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key]
    delete params[key]
    return encodeURIComponent(String(value))
  })
  const url = new URL(filled, transport.origin || location.origin)
  const inQuery = method === 'GET' || bodyIsTaken
  const query = detailed ? recordAt(given, 'query') : inQuery ? params : {}
  for (const [key, value] of Object.entries(query)) addToQuery(url.searchParams, key, value)
  return { url, method, body: detailed ? given['body'] : inQuery ? undefined : params }
}

function addToQuery(query: URLSearchParams, key: string, value: unknown): void {
  if (Array.isArray(value)) return value.forEach((item, i) => addToQuery(query, `${key}[${i}]`, item))
  const text = plainText(value)
  if (text !== undefined) query.append(key, text)
}

function recordAt(record: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = record[key]
  return isRecord(value) ? value : {}
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
