import type { Auth } from './open-auth.ts'
import { AuthRefusal } from './wire/refusal-policy.ts'

/**
 * Before somebody opens an account by themselves, whichever way they come.
 * @throws AuthRefusal signup_disabled
 */
export function requireSignUps(auth: Auth): void {
  if (!takesSignUps(auth)) throw new AuthRefusal('signup_disabled')
}

/** By its configuration, and unless admins have switched it off for now. */
export const takesSignUps = ({ platform: { config, settings } }: Auth): boolean =>
  config.auth.signUps && !settings.isClosed('sign_up')

/**
 * Before an e-mail address is a way in.
 * @throws AuthRefusal email_provider_disabled
 */
export function requireEmailWay(auth: Auth, words?: { status?: number; message?: string }): void {
  if (!auth.platform.config.auth.email) throw new AuthRefusal('email_provider_disabled', words)
}
