import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { guardedLookup } from './guarded-lookup.ts'
import { isPublicAddress } from './public-address.ts'
import { isLoopbackAddress, isLoopbackHost } from './public-url.ts'
import { literalAddress } from './web-address.ts'

/** A service of somebody else did not answer as it should. The message has no secret and may be logged. */
export class UpstreamError extends Error {
  override name = 'UpstreamError'
}

/** Where a URL came from: one in the operator's configuration may be in their own network, no other may. */
export type UrlSource = 'operator' | 'admin' | 'browser'

interface Asked {
  method?: string
  headers?: Record<string, string> | Headers
  body?: string | URLSearchParams | Uint8Array | null | undefined
}

const TIMEOUT_MS = 8000
const LARGEST_ANSWER = 1024 * 1024

/**
 * A fetch that cannot be led into the operator's network (server-side request forgery). Never inside a transaction.
 * Only https (on a developer's machine also http to itself), no redirects, and unless the operator configured the URL,
 * every address that its name resolves to must be public; the connection goes to the address that was checked.
 * @throws UpstreamError
 */
export function guardedFetch(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  namedBy: UrlSource,
): (address: string | URL, asked?: Asked) => Promise<Response> {
  return async (address, asked = {}) => {
    forbidInTransaction()
    const url = new URL(address)
    const onThisMachine = !config.production && isLoopbackHost(url.hostname)
    requireAllowed(url, { onThisMachine, namedBy })
    try {
      return await send(url, asked, lookupFor({ onThisMachine, namedBy }))
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.warn({ host: url.host, reason }, 'a service outside did not answer')
      throw error instanceof UpstreamError
        ? error
        : new UpstreamError(`${url.host} did not answer: ${reason}`)
    }
  }
}

interface Reach {
  onThisMachine: boolean
  namedBy: UrlSource
}

/** @throws UpstreamError */
function requireAllowed(url: URL, { onThisMachine, namedBy }: Reach): void {
  if (url.username !== '' || url.password !== '') throw new UpstreamError('The address holds a password')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && onThisMachine)) {
    throw new UpstreamError(`${url.host} is not asked without encryption`)
  }
  const literal = literalAddress(url)
  if (namedBy !== 'operator' && !onThisMachine && literal !== null && !isPublicAddress(literal)) {
    throw new UpstreamError(`${url.host} is not an address of the internet`)
  }
}

const lookupFor = ({ onThisMachine, namedBy }: Reach): LookupFunction =>
  guardedLookup(
    (address) =>
      onThisMachine ? isLoopbackAddress(address) : namedBy === 'operator' || isPublicAddress(address),
    (hostname) => new UpstreamError(`${hostname} is not an address of the internet`),
  )

function send(url: URL, asked: Asked, guard: LookupFunction): Promise<Response> {
  const body = asked.body instanceof Uint8Array ? asked.body : asked.body?.toString()
  const headers = new Headers(asked.headers)
  if (!headers.has('user-agent')) headers.set('user-agent', 'mesob')
  if (body !== undefined) headers.set('content-length', String(Buffer.byteLength(body)))
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = open(url, {
      method: asked.method ?? 'GET',
      headers: Object.fromEntries(headers),
      lookup: guard,
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    request.on('error', reject)
    request.on('response', (answer) => {
      readAnswer(answer).then(resolve, reject)
    })
    request.end(body)
  })
}

async function readAnswer(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > LARGEST_ANSWER) {
      answer.destroy()
      throw new UpstreamError('The answer is too large')
    }
    parts.push(bytes)
  }
  const status = answer.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const empty = status === 204 || status === 304 || status < 200
  return new Response(empty ? null : Buffer.concat(parts), { status: Math.max(200, status), headers })
}
