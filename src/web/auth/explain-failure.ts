import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { AuthFailure } from './ask-auth.ts'
import type { authEn } from './messages.en.ts'

type FailureKey = keyof (typeof authEn)['failure']

/** Codes of the auth wire that have a sentence of their own. */
const KEY_OF_CODE: Partial<Record<string, FailureKey>> = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'notConfirmed',
  phone_not_confirmed: 'notConfirmed',
  otp_expired: 'code',
  over_email_send_rate_limit: 'tooMany',
  over_request_rate_limit: 'tooMany',
  same_password: 'samePassword',
  weak_password: 'weakPassword',
  current_password_invalid: 'currentPassword',
  current_password_required: 'currentPassword',
  user_already_exists: 'alreadyMember',
  session_not_found: 'signedOut',
  session_expired: 'signedOut',
  no_authorization: 'signedOut',
  bad_jwt: 'signedOut',
  user_not_found: 'signedOut',
  user_banned: 'banned',
  validation_failed: 'invalid',
  over_sms_send_rate_limit: 'tooMany',
  reauthentication_not_valid: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'codeTooLate',
  insufficient_aal: 'secondFactor',
  recovered: 'recovered',
  email_exists: 'taken',
  phone_exists: 'taken',
  mfa_verified_factor_exists: 'factorKnown',
  mfa_factor_not_found: 'factorGone',
  mfa_ip_address_mismatch: 'codeTooLate',
  mfa_verification_rejected: 'code',
  mfa_recovery_codes_locked: 'tooManyCodes',
  mfa_totp_enroll_not_enabled: 'switchedOff',
  mfa_totp_verify_not_enabled: 'switchedOff',
  mfa_phone_enroll_not_enabled: 'switchedOff',
  mfa_phone_verify_not_enabled: 'switchedOff',
  mfa_webauthn_enroll_not_enabled: 'switchedOff',
  mfa_webauthn_verify_not_enabled: 'switchedOff',
  phone_provider_disabled: 'switchedOff',
  email_provider_disabled: 'switchedOff',
  anonymous_provider_disabled: 'switchedOff',
  signup_disabled: 'signUpsClosed',
  too_many_enrolled_mfa_factors: 'tooManyFactors',
  too_many_passkeys: 'tooManyFactors',
  webauthn_credential_exists: 'passkeyKnown',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'passkeyKnown',
  webauthn_credential_not_found: 'passkeyUnknown',
  ERROR_CEREMONY_ABORTED: 'passkeyStopped',
  ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY: 'passkeyStopped',
  single_identity_not_deletable: 'lastIdentity',
  email_conflict_identity_not_deletable: 'lastIdentity',
  captcha_failed: 'captcha',
  captcha_unavailable: 'captchaUnavailable',
  sso_provider_not_found: 'companyUnknown',
  sso_provider_disabled: 'companyUnknown',
  saml_provider_disabled: 'switchedOff',
  network: 'network',
}

export const failureKey = (error: unknown): FailureKey =>
  (error instanceof AuthFailure ? KEY_OF_CODE[error.code] : undefined) ?? 'unexpected'

/** Minutes are exact enough from here on. */
const SECONDS_UP_TO = 120

/** The reader's sentence for whatever the auth service refused with; null for no error. */
export function useAuthFailure(): (error: unknown) => string | null {
  const t = useTranslations('auth.failure')
  const tw = useTranslations('auth.wait')
  return useCallback(
    (error: unknown) => {
      if (error === null || error === undefined) return null
      const key = failureKey(error)
      if (key !== 'tooMany') return t(key)
      const seconds = error instanceof AuthFailure ? error.waitSeconds : null
      if (seconds === null) return t('tooMany', { wait: tw('unknown') })
      const wait =
        seconds <= SECONDS_UP_TO
          ? tw('seconds', { n: seconds })
          : tw('minutes', { n: Math.ceil(seconds / 60) })
      return t('tooMany', { wait })
    },
    [t, tw],
  )
}
