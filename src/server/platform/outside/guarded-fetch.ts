import { lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Platform } from '#server/platform/platform.ts'
import { isPublicAddress } from './public-address.ts'
import { isLoopbackAddress, isLoopbackHost } from './public-url.ts'

/** Something outside did not answer as it should. The message holds no secret and may be logged. */
export class OutsideError extends Error {
  override name = 'OutsideError'
}

/** Who named the address: the operator in the configuration may name one of their own network, nobody else may. */
export type NamedBy = 'operator' | 'admin' | 'browser'

interface Asked {
  method?: string
  headers?: Record<string, string> | Headers
  body?: string | URLSearchParams | Uint8Array | null | undefined
}

const TIMEOUT_MS = 8000
const LARGEST_ANSWER = 1024 * 1024

/**
 * Asks a service of somebody else. Never inside a transaction. Only https (on a developer's machine also http to
 * itself), no redirect is followed, and for an address that the operator did not name, every address that its name leads to
 * must be one of the internet: what is connected to is what was checked.
 * @throws OutsideError
 */
export function outsideFetch(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  namedBy: NamedBy,
): (address: string | URL, asked?: Asked) => Promise<Response> {
  return async (address, asked = {}) => {
    const url = new URL(address)
    const onThisMachine = !config.production && isLoopbackHost(url.hostname)
    requireAllowed(url, { onThisMachine, namedBy })
    try {
      return await send(url, asked, guardedLookup({ onThisMachine, namedBy }))
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.warn({ host: url.host, reason }, 'a service outside did not answer')
      throw error instanceof OutsideError ? error : new OutsideError(`${url.host} did not answer: ${reason}`)
    }
  }
}

interface Reach {
  onThisMachine: boolean
  namedBy: NamedBy
}

/** @throws OutsideError */
function requireAllowed(url: URL, { onThisMachine, namedBy }: Reach): void {
  if (url.username !== '' || url.password !== '') throw new OutsideError('The address holds a password')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && onThisMachine)) {
    throw new OutsideError(`${url.host} is not asked without encryption`)
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (namedBy !== 'operator' && !onThisMachine && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new OutsideError(`${url.host} is not an address of the internet`)
  }
}

function guardedLookup({ onThisMachine, namedBy }: Reach): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const bad = found.some(({ address }) =>
        onThisMachine ? !isLoopbackAddress(address) : namedBy !== 'operator' && !isPublicAddress(address),
      )
      const first = found[0]
      if (bad || !first) return done(new OutsideError(`${hostname} is not an address of the internet`), [])
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
}

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
      throw new OutsideError('The answer is too large')
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
