import type { User } from '#web/platform/session/session-client.ts'

export type Factor = NonNullable<User['factors']>[number]

/** What may be asked for after the password; the first one that an account has is asked for first. */
export const FACTOR_KINDS = ['totp', 'webauthn', 'phone'] as const
export type FactorKind = (typeof FACTOR_KINDS)[number]

/** A factor that can be asked for by itself. */
export type AskedFactor = Factor & { factor_type: FactorKind }

const isAsked = (factor: Factor): factor is AskedFactor => factor.factor_type !== 'recovery_code'

/** Factors that count: proved once, and no mere recovery codes, which only stand in for another. */
export const provedFactors = (user: User | null | undefined): AskedFactor[] =>
  (user?.factors ?? [])
    .filter(isAsked)
    .filter(({ status }) => status === 'verified')
    .toSorted((one, other) => FACTOR_KINDS.indexOf(one.factor_type) - FACTOR_KINDS.indexOf(other.factor_type))

/** Factors that somebody began to add and never proved. */
export const begunFactors = (user: User, kind: FactorKind): Factor[] =>
  (user.factors ?? []).filter(({ factor_type: type, status }) => type === kind && status === 'unverified')

export const hasRecoveryCodes = (user: User | null | undefined): boolean =>
  (user?.factors ?? []).some(({ factor_type: type }) => type === 'recovery_code')

/** A name that no factor of the account has yet: 'Authenticator app', 'Authenticator app 2', … */
export function freeName(name: string, user: User | null | undefined): string {
  const taken = new Set((user?.factors ?? []).map((factor) => factor.friendly_name))
  let free = name
  for (let n = 2; taken.has(free); n++) free = `${name} ${n}`
  return free
}

/** Did a session show a factor itself, by the methods that its token names, or only a recovery code? */
export const cameByRecoveryCode = (methods: readonly string[]): boolean =>
  methods.includes('mfa/recovery_code') &&
  !methods.some((method) => ['totp', 'mfa/phone', 'mfa/webauthn'].includes(method))

/** In groups of four, as they are read and typed. */
export const writeRecoveryCode = (code: string): string =>
  code.toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-')
