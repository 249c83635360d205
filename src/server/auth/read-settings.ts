import { arePasskeysOn } from './passkeys/passkey-policy.ts'
import { externalProviders } from './providers/find-provider.ts'
import type { AuthCall } from './wire/answer-call.ts'

/** Ways in beside other services; those that are on are named in `run`. */
const WAYS = ['anonymous_users', 'phone', 'email'] as const

export const readSettings: AuthCall = {
  name: 'auth.read-settings',
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  summary: 'Which ways to sign in are on',
  async run(auth) {
    const ways = Object.fromEntries(WAYS.map((way) => [way, way === 'email']))
    const external = { ...externalProviders(auth), ...ways }
    return {
      status: 200,
      body: {
        external,
        disable_signup: false,
        mailer_autoconfirm: auth.platform.config.mail.autoconfirm,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: auth.platform.config.auth.saml,
        passkeys_enabled: arePasskeysOn(auth.platform.config),
      },
    }
  },
}
