import { CREDENTIAL_LIMITS } from '#contract/auth/credentials.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { AuthRefusal, invalid } from '#server/auth/wire/refusal-policy.ts'
import { isTooLong, weaknesses } from './password-policy.ts'

/** @throws AuthRefusal validation_failed (too long), weak_password */
export function requireGoodPassword(auth: Auth, password: string, email: string): void {
  const { passwordMin } = auth.platform.config.auth
  if (isTooLong(password)) {
    throw invalid(`Password cannot be longer than ${CREDENTIAL_LIMITS.passwordMaxBytes} bytes`)
  }
  const reasons = weaknesses(password, email, passwordMin)
  if (reasons.length === 0) return
  const message = reasons.includes('length')
    ? `Password should be at least ${passwordMin} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.'
  throw new AuthRefusal('weak_password', { message, reasons })
}
