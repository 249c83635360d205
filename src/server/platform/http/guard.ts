import type { FastifyRequest } from 'fastify'
import { satisfies, type Access } from '#contract/kit/access.ts'
import type { AnyOperation } from '#contract/kit/operation.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Authenticate } from '#server/platform/caller.ts'
import { addressKey, type RateLimits } from '#server/platform/rate-limit.ts'

/**
 * Runs before the body is read, so that nobody makes us take in 5 MB before we know who they are:
 * session → access → rate limit by operation name.
 *
 * A token that proves nobody is refused by operations for anyone as well: a browser whose session ran out then
 * refreshes it at once, instead of being shown what visitors see.
 */
export function guard(operation: AnyOperation, authenticate: Authenticate, limits: RateLimits) {
  const { access, name } = operation['~orpc'].meta
  const kind = operation['~orpc'].route.method === 'GET' ? 'read' : 'write'
  return async (request: FastifyRequest): Promise<void> => {
    const token = bearerOf(request)
    if (token !== null) {
      const caller = await authenticate(token)
      if (caller === null) throw new AppError('auth.signed-out')
      request.caller = caller
    }
    admit(access, request)
    await limits.spend(name, request.caller.userId ?? addressKey(request.ip), kind)
  }
}

function admit(access: Access, { caller }: FastifyRequest): void {
  if (access === 'anyone') return
  if (caller.userId === null) throw new AppError('auth.signed-out')
  if (!satisfies(caller.role, access === 'signed-in' ? 'user' : access)) throw new AppError('auth.forbidden')
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header !== undefined && /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : null
}
