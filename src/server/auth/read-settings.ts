import { captchaScript } from '#server/platform/captcha-provider.ts'
import { arePasskeysOn } from './passkeys/passkey-policy.ts'
import { externalProviders } from './providers/find-provider.ts'
import type { AuthCall } from './wire/answer-call.ts'

export const readSettings: AuthCall = {
  name: 'auth.read-settings',
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  summary: 'Which ways to sign in are on',
  async run(auth) {
    const { anonymous, phone, captcha } = auth.platform.config.auth
    const external = { ...externalProviders(auth), anonymous_users: anonymous, phone, email: true }
    return {
      status: 200,
      body: {
        external,
        disable_signup: false,
        mailer_autoconfirm: auth.platform.config.mail.autoconfirm,
        phone_autoconfirm: false,
        sms_provider: auth.platform.config.sms ? 'twilio' : '',
        saml_enabled: auth.platform.config.auth.saml,
        passkeys_enabled: arePasskeysOn(auth.platform.config),
        ...(captcha && {
          captcha: { provider: captcha.provider, site_key: captcha.siteKey, script: captchaScript(captcha) },
        }),
      },
    }
  },
}
