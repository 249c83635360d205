import type { Limit } from './limits/rate-limit.ts'
import type { z } from 'zod'

/** A body as the API document shows it: JSON by its schema, anything else by its content types; null: none. */
export type WireContent = z.ZodType | readonly string[] | null

/** What a call takes and answers, for the API document. Tests hold every answer to it. */
export interface WireShape {
  /** What the query may hold: each name with what it is. */
  query?: Readonly<Record<string, string>>
  /** The body: JSON, or a form where the call takes no JSON. */
  takes?: z.ZodType
  /** By status; refusals apart. */
  answers: Readonly<Record<number, WireContent>>
  /** Of refusals; our own error body unless said otherwise. */
  refusal?: z.ZodType
}

/** A request of a foreign wire (/auth/v1, provider webhooks …), freed of the HTTP framework. */
export interface WireRequest {
  params: Record<string, string>
  /** Decoded; of a name given twice the first value. */
  query: Record<string, string | undefined>
  headers: Record<string, string | string[] | undefined>
  /** Parsed JSON, a Buffer for other accepted types, or undefined. */
  body: unknown
  ip: string
  requestId: string
  /** A signal that fires when the caller goes away before the answer has ended. */
  leaving(): AbortSignal
}

export interface WireAnswer {
  status: number
  /** JSON unless a string, bytes or a stream of them with their own content-type header; absent = empty body. */
  body?: unknown
  headers?: Record<string, string>
}

/** Lets pages of any other origin use a wire. No credentials: a wire is asked with a bearer, never with cookies. */
export interface Cors {
  allowHeaders: readonly string[]
  exposeHeaders: readonly string[]
}

/** Calls below one path that share the words of their errors, also for addresses that none of them answers. */
export interface WireFamily {
  /** Everything below it is theirs. */
  prefix: `/${string}`
  cors?: Cors
  /** What stopped a request before it reached a call: an unknown address, or one that cannot be read. */
  onUnreached(
    error: unknown,
    request: Omit<WireRequest, 'body' | 'params' | 'query' | 'leaving'> & { method: string; path: string },
  ): WireAnswer
}

/** One call of a foreign wire. Listed in openapi.json and the authorization matrix like any operation. */
export interface WireRoute extends WireShape {
  /** `feature.verb-noun`, the key of rate limits and logs. */
  name: `${string}.${string}`
  /** Per address, spent before `before`; 600 reads or 60 writes a minute by default. */
  limit?: Limit
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with {params}. */
  path: string
  /** Who may try, in words for the document. */
  access: string
  summary: string
  /** Bytes; 64 KiB by default. */
  bodyLimit?: number
  /** Content types read as bytes instead of JSON. */
  binaryTypes?: readonly string[]
  cors?: Cors
  /** This GET only reads, so HEAD is answered too. Others may do something, such as following a mailed link. */
  readsOnly?: true
  /** Runs before the body is read: session, limits. May throw what `onError` understands. */
  before?(request: Omit<WireRequest, 'body'>): Promise<void>
  run(request: WireRequest): Promise<WireAnswer>
  /** Errors in the words of that wire; by default our own error body. What the pipeline refuses comes as AppError. */
  onError?(error: unknown, request: Omit<WireRequest, 'body' | 'leaving'>): WireAnswer
}
