import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { AuthFailure } from './ask-auth.ts'
import type { authEn } from './messages.en.ts'

type FailureKey = keyof (typeof authEn)['failure']

/** Codes of the auth wire that have a sentence of their own. */
const KEY_OF_CODE: Partial<Record<string, FailureKey>> = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'notConfirmed',
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
