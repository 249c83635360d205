import { ROLES, type Role } from '#contract/kit/access.ts'

/** Admin if any row says so, else manager if any does, else user; no rows give user. */
export function highestRole(rows: readonly string[]): Role {
  return ROLES.findLast((role) => rows.includes(role)) ?? 'user'
}
