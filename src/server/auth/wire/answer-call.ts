import { z } from 'zod'
import { isIP } from 'node:net'
import type { Auth } from '#server/auth/open-auth.ts'
import type { Device } from '#server/auth/sessions/session-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import { addressKey, type Budget } from '#server/platform/limits/rate-limit.ts'
import {
  type Cors,
  type WireAnswer,
  type WireFamily,
  type WireRequest,
  type WireRoute,
  type WireShape,
} from '#server/platform/wire.ts'
import { AuthRefusal } from './refusal-policy.ts'
import { AuthError, errorAnswer } from './refusal-view.ts'

/** A request before its body was read. */
export type WireHead = Omit<WireRequest, 'body'>

/** One call of /auth/v1. */
export interface AuthCall extends Omit<WireShape, 'refusal'> {
  name: `auth.${string}`
  limit?: Budget
  method: WireRoute['method']
  /** Below /auth/v1. */
  path: `/${string}`
  access: string
  summary: string
  /** Browsers open it by themselves, so that it carries no apikey. */
  opened?: boolean
  /** The body may be a form; it is a Buffer then. */
  formBody?: boolean
  /** Budgets that an address spends from beside that of the call's own name. */
  spends?(request: WireHead): Budget[]
  run(auth: Auth, request: WireRequest): Promise<WireAnswer>
}

/** The answer of a call that has nothing to say. */
export const NOTHING = z.strictObject({})

const PREFIX = '/auth/v1'
const BODY_LIMIT = 1024 * 1024
const USER_AGENT_MAX = 400
const FORM_TYPE = 'application/x-www-form-urlencoded'

const CORS: Cors = {
  allowHeaders: [
    'accept',
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-client-ip',
    'x-jwt-aud',
    'x-supabase-api-version',
    'x-use-cookie',
  ],
  exposeHeaders: ['x-total-count', 'link', 'x-supabase-api-version', 'x-sb-error-code', 'retry-after'],
}

/** The call as a route: key and budgets are looked at before the body is read, answers are never kept by caches. */
export function answerCall(auth: Auth, call: AuthCall): WireRoute {
  return {
    name: call.name,
    method: call.method,
    path: `${PREFIX}${call.path}`,
    access: call.access,
    ...(call.limit && { limit: call.limit }),
    summary: call.summary,
    ...(call.query && { query: call.query }),
    ...(call.takes && { takes: call.takes }),
    answers: call.answers,
    refusal: AuthError,
    bodyLimit: BODY_LIMIT,
    cors: CORS,
    ...(call.formBody && { binaryTypes: [FORM_TYPE] }),
    async before(request) {
      if (!call.opened) await requireKnownKey(auth, headerOf(request, 'apikey'))
      const address = addressKey(request.ip)
      for (const budget of call.spends?.(request) ?? []) await auth.platform.limits.spend(budget, address)
    },
    async run(request) {
      return uncached(await call.run(auth, request))
    },
    onError: (error, request) => uncached(errorAnswer(error, request)),
  }
}

/** All calls together: what none of them answers is refused in their words too, a wrong method by naming the right ones. */
export function familyOfCalls(calls: readonly AuthCall[]): WireFamily {
  const known = calls.map(({ method, path }) => ({ method, pattern: pathPattern(path) }))
  return {
    prefix: PREFIX,
    cors: CORS,
    onUnreached(error, { path, ...request }) {
      const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      const isWrongMethod =
        methods.length > 0 &&
        !methods.some((method) => method === request.method) &&
        error instanceof AppError &&
        error.code === 'request.unknown-route'
      const refusal = isWrongMethod ? new AuthRefusal('method_not_allowed') : error
      const answer = uncached(errorAnswer(refusal, { ...request, params: {}, query: {} }))
      return isWrongMethod ? { ...answer, headers: { ...answer.headers, allow: methods.join(', ') } } : answer
    },
  }
}

/** Matches addresses as the router does, which takes a slash at the end for none. */
function pathPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith('{') ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}/?$`)
}

export function headerOf(request: WireHead, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : value?.[0]
}

export function deviceOf(request: WireHead): Device {
  const ip = request.ip.replace(/%.*$/, '')
  return {
    ip: isIP(ip) ? ip : null,
    userAgent: headerOf(request, 'user-agent')?.slice(0, USER_AGENT_MAX) ?? null,
  }
}

/** No key counts as the public one, which proves nothing; one that we never made is a mistake worth an answer. */
async function requireKnownKey(auth: Auth, key: string | undefined): Promise<void> {
  if (key === undefined) return
  const claims = await auth.verifier.verify(key, auth.platform.clock.now())
  if (claims?.role !== 'anon' && claims?.role !== 'service_role') {
    throw new AuthRefusal('no_authorization', { message: 'Invalid API key' })
  }
}

function uncached(answer: WireAnswer): WireAnswer {
  return { ...answer, headers: { 'cache-control': 'no-store', ...answer.headers } }
}
