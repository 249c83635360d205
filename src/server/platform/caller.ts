import type { Access, Role, Suspension } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'

/** Who asks, signed in or not. */
export interface Visitor {
  userId: UserId | null
  role: Role | null
  sessionId: string | null
  suspension?: Suspension
}

/** Who asks, proved by the access of the operation. */
export interface Member {
  userId: UserId
  role: Role
  sessionId: string
  /** Of somebody whom only operations with `whileSuspended` take for a member. */
  suspension?: Suspension
}

export type CallerOf<A extends Access> = A extends 'anyone' ? Visitor : Member

export const NOBODY = { userId: null, role: null, sessionId: null } as const satisfies Visitor

/**
 * Bearer token → the person it belongs to, or null when it is not, or no longer, valid. A guest, who has an
 * account without any address, is a visitor, and so is somebody who has yet to show a second factor.
 */
export type Authenticate = (token: string) => Promise<Member | typeof NOBODY | null>

/** Authenticates many tokens at once; those that prove no member are left out. */
export type AuthenticateAll = (tokens: readonly string[]) => Promise<Map<string, Member>>

/** What one request carries beside its input. */
export interface Call {
  requestId: string
  /** Fires when the caller went away. */
  signal: AbortSignal
  idempotencyKey: string | null
  ip: string
}
