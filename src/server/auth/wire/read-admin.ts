import type { Auth } from '#server/auth/open-auth.ts'
import { type UserRow, readUser } from '#server/auth/users/user-store.ts'
import { headerOf, type WireHead } from './answer-call.ts'
import { readPathId } from './read-path-id.ts'
import { AuthRefusal } from './refusal-policy.ts'

/** Roles of keys that programs of the operator hold; no person's token can carry one. */
const ADMIN_ROLES: readonly string[] = ['service_role', 'supabase_admin']

/**
 * Lets only the operator's own programs on.
 * @throws AuthRefusal no_authorization, bad_jwt, not_admin
 */
export async function requireAdmin(auth: Auth, request: WireHead): Promise<void> {
  const token = /^Bearer +([^\s]+)$/i.exec(headerOf(request, 'authorization') ?? '')?.[1]
  if (token === undefined) throw new AuthRefusal('no_authorization')
  const claims = await auth.verifier.verify(token, auth.platform.clock.now())
  if (!claims) throw new AuthRefusal('bad_jwt')
  if (!ADMIN_ROLES.includes(claims.role)) throw new AuthRefusal('not_admin')
}

/**
 * The person that a path under /admin/users names.
 * @throws AuthRefusal validation_failed for what is no id, user_not_found
 */
export async function readNamedUser(auth: Auth, params: Record<string, string>): Promise<UserRow> {
  const user = await readUser(auth.platform.db, readPathId(params, 'id', 'user_id'))
  if (!user) throw new AuthRefusal('user_not_found', { status: 404, message: 'User not found' })
  return user
}
