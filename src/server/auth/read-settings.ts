import { arePasskeysOn } from './passkeys/passkey-policy.ts'
import type { AuthCall } from './wire/answer-call.ts'

/** Ways in that the wire knows; those that are on are named in `run`. */
const PROVIDERS = ['anonymous_users', 'apple', 'facebook', 'github', 'google', 'phone', 'email'] as const

export const readSettings: AuthCall = {
  name: 'auth.read-settings',
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  summary: 'Which ways to sign in are on',
  async run(auth) {
    const external = Object.fromEntries(PROVIDERS.map((provider) => [provider, provider === 'email']))
    return {
      status: 200,
      body: {
        external,
        disable_signup: false,
        mailer_autoconfirm: auth.platform.config.mail.autoconfirm,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        passkeys_enabled: arePasskeysOn(auth.platform.config),
      },
    }
  },
}
