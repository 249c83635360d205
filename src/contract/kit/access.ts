/** Who may try an operation. Whether this person may touch this row is a policy on the server. */
export type Access = 'anyone' | 'signed-in' | 'manager' | 'admin'

/** Roles; a higher one satisfies every lower one. */
export const ROLES = ['user', 'manager', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Does `role` satisfy `required`? Admin satisfies every level, manager satisfies manager and user. */
export function satisfies(role: Role | null, required: Role): boolean {
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(required)
}
