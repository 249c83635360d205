import type { Auth } from './open-auth.ts'
import { AuthRefusal } from './wire/refusal-policy.ts'

/**
 * Before somebody opens an account by themselves, whichever way they come.
 * @throws AuthRefusal signup_disabled
 */
export function requireSignUps(auth: Auth): void {
  if (!auth.platform.config.auth.signUps) throw new AuthRefusal('signup_disabled')
}

/**
 * Before an e-mail address is a way in.
 * @throws AuthRefusal email_provider_disabled
 */
export function requireEmailWay(auth: Auth, words?: { status?: number; message?: string }): void {
  if (!auth.platform.config.auth.email) throw new AuthRefusal('email_provider_disabled', words)
}
