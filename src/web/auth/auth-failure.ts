import { isAuthRetryableFetchError, isAuthError } from '@supabase/auth-js'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { authEn } from './messages.en.ts'

type FailureKey = keyof (typeof authEn)['failure']

/** Codes of the auth wire that have a sentence of their own. */
const KEY_OF_CODE: Record<string, FailureKey> = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'notConfirmed',
  otp_expired: 'code',
  over_email_send_rate_limit: 'tooSoon',
  over_request_rate_limit: 'tooMany',
  same_password: 'samePassword',
  weak_password: 'weakPassword',
  current_password_invalid: 'currentPassword',
  current_password_required: 'currentPassword',
  session_not_found: 'signedOut',
  no_authorization: 'signedOut',
  bad_jwt: 'signedOut',
  user_banned: 'banned',
  validation_failed: 'invalid',
}

export const failureKey = (error: unknown): FailureKey => {
  if (isAuthRetryableFetchError(error)) return 'network'
  return (isAuthError(error) && KEY_OF_CODE[error.code ?? '']) || 'unexpected'
}

/** The reader's sentence for whatever the auth client refused with. */
export function useAuthFailure(): (error: unknown) => string {
  const t = useTranslations('auth.failure')
  return useCallback((error: unknown) => t(failureKey(error)), [t])
}
