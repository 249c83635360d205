import type { User } from '#web/platform/session-client.ts'

export type Factor = NonNullable<User['factors']>[number]

/** Factors that count: proved once, and no mere recovery codes, which only stand in for another. */
export const provedFactors = (user: User | null | undefined): Factor[] =>
  (user?.factors ?? []).filter(
    ({ status, factor_type: type }) => status === 'verified' && type !== 'recovery_code',
  )

export const hasRecoveryCodes = (user: User | null | undefined): boolean =>
  (user?.factors ?? []).some(({ factor_type: type }) => type === 'recovery_code')

/** A name that no factor of the account has yet: 'Authenticator app', 'Authenticator app 2', … */
export function freeName(name: string, user: User | null | undefined): string {
  const taken = new Set((user?.factors ?? []).map((factor) => factor.friendly_name))
  let free = name
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`
  return free
}

/** In groups of four, as they are read and typed. */
export const writeRecoveryCode = (code: string): string =>
  code.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-')
