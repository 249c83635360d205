import { z } from 'zod'

/** Who may try an operation. Whether this person may touch this row is a policy on the server. */
export type Access = 'anyone' | 'signed-in' | 'manager' | 'admin'

/** Roles; a higher one satisfies every lower one. */
export const ROLES = ['user', 'manager', 'admin'] as const
export const Role = z.enum(ROLES)
export type Role = z.infer<typeof Role>

/** Does `role` satisfy `required`? Admin satisfies every level, manager satisfies manager and user. */
export function satisfies(role: Role | null, required: Role): boolean {
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(required)
}

/** Somebody who may for now only sign in, see why, appeal, export what is theirs and delete the account. */
export const Suspension = z.object({
  /** Null: for good. */
  endsAt: z.iso.datetime().nullable(),
})
export type Suspension = z.infer<typeof Suspension>

/** Pushed to every open connection of somebody whose suspension began, changed or ended. */
export const SUSPENSION_CHANGED = 'auth.suspension-changed'
