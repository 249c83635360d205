import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/error-codes.ts'
import { satisfies, type Access, type Suspension } from '#contract/kit/access.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { partOf } from '#contract/kit/site-settings.ts'
import { AppError } from '#server/platform/app-error.ts'
import { type Authenticate, NOBODY } from '#server/platform/caller.ts'
import { addressKey, budgetOf } from '#server/platform/limits/rate-limit.ts'
import type { Platform } from '#server/platform/platform.ts'

type Guards = Pick<Platform, 'limits' | 'settings'>

/**
 * Runs before the body is read, so that nobody makes us take in 5 MB before we know who they are:
 * session → access → is this part of the site open → rate limit of the operation.
 *
 * A token that proves nobody is refused by operations for anyone as well: a browser whose session ran out then
 * refreshes it at once, instead of being shown what visitors see.
 */
export function guard(operation: AnyOperation, authenticate: Authenticate, { limits, settings }: Guards) {
  const { access, name, limit, signedOut, whileSuspended } = operation['~orpc'].meta
  const refuse = () => new AppError(signedOut as ErrorCode)
  const kind = operation['~orpc'].route.method === 'GET' ? 'read' : 'write'
  const budget = budgetOf(name, kind, limit)
  const part = partOf(name)
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request)
    if (token !== null) {
      const caller = await authenticate(token)
      if (caller === null) throw refuse()
      request.caller = caller
    }
    admit(access, request, refuse)
    const { suspension } = request.caller
    if (suspension && !whileSuspended) refuseSuspended(access, request, suspension)
    if (part !== null && !satisfies(request.caller.role, 'manager') && settings.isClosed(part))
      throw new AppError('request.part-closed', { part })
    await limits.spend(budget, request.caller.userId ?? addressKey(request.ip), kind)
  }
}

function admit(access: Access, { caller }: FastifyRequest, refuse: () => AppError): void {
  if (access === 'anyone') return
  if (caller.userId === null) throw refuse()
  if (!satisfies(caller.role, access === 'signed-in' ? 'user' : access)) throw new AppError('auth.forbidden')
}

/** Where nobody has to sign in they are a visitor like any other. */
function refuseSuspended(access: Access, request: FastifyRequest, suspension: Suspension): void {
  if (access !== 'anyone') throw new AppError('auth.suspended', suspension)
  request.caller = NOBODY
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header !== undefined && /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : null
}
