import type { SessionRow } from '#server/auth/sessions/session-store.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { AuthRefusal, invalid, type RefusalCode } from '#server/auth/wire/refusal-policy.ts'
import type { FactorRow, FactorType } from './factor-store.ts'

/** Life and limits of second factors. Milliseconds unless the name says otherwise. */
export const FACTOR_RULES = {
  /** Of all kinds, the set of recovery codes included. */
  limit: 10,
  nameMax: 120,
  challenge: 300_000,
  /** A factor nobody finished setting up gives its name back after this. */
  unverified: 300_000,
  /** Wrong answers after which a challenge is over. */
  attempts: 5,
  recoveryCodes: 10,
} as const

/** How a sign-in by a factor is named in `amr`. */
export const FACTOR_METHODS: Readonly<Record<FactorType, string>> = {
  totp: 'totp',
  phone: 'mfa/phone',
  webauthn: 'mfa/webauthn',
  recovery_code: 'mfa/recovery_code',
}

/** Guests have nothing that a second factor could protect. @throws AuthRefusal no_authorization */
export function requireNoGuest(user: UserRow): void {
  if (!user.is_anonymous) return
  throw new AuthRefusal('no_authorization', {
    status: 403,
    message: 'Anonymous user not allowed to perform these actions',
  })
}

export function isVerified(factor: FactorRow): boolean {
  return factor.status === 'verified'
}

/** Whoever has a second factor must have shown it in this session before they change what guards the account. */
export function lacksSecondFactor(factors: readonly FactorRow[], session: SessionRow): boolean {
  return session.aal === 'aal1' && factors.some(isVerified)
}

/** Would recovery codes be all that is left when this factor goes? */
export function leavesOnlyRecoveryCodes(factors: readonly FactorRow[], going: FactorRow): boolean {
  const left = factors.filter((factor) => factor.id !== going.id && isVerified(factor))
  return left.length > 0 && left.every(({ factor_type: type }) => type === 'recovery_code')
}

/** @throws AuthRefusal validation_failed */
export function readFactorName(text: string): string {
  const name = text.trim()
  if ([...name].length > FACTOR_RULES.nameMax) {
    throw invalid(`friendly_name must be ${FACTOR_RULES.nameMax} characters or less`)
  }
  return name
}

/** @throws AuthRefusal mfa_factor_name_conflict, too_many_enrolled_mfa_factors */
export function requireRoom(factors: readonly FactorRow[], name: string): void {
  if (name !== '' && factors.some((factor) => factor.friendly_name === name)) {
    throw new AuthRefusal('mfa_factor_name_conflict')
  }
  if (factors.length >= FACTOR_RULES.limit) throw new AuthRefusal('too_many_enrolled_mfa_factors')
}

/** What is said when a kind of factor is switched off. */
export const SWITCHED_OFF: Readonly<Record<FactorType, { enroll: RefusalCode; verify: RefusalCode }>> = {
  totp: { enroll: 'mfa_totp_enroll_not_enabled', verify: 'mfa_totp_verify_not_enabled' },
  phone: { enroll: 'mfa_phone_enroll_not_enabled', verify: 'mfa_phone_verify_not_enabled' },
  webauthn: { enroll: 'mfa_webauthn_enroll_not_enabled', verify: 'mfa_webauthn_verify_not_enabled' },
  recovery_code: {
    enroll: 'mfa_recovery_codes_enroll_not_enabled',
    verify: 'mfa_recovery_codes_verify_not_enabled',
  },
}
