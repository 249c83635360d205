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
    const { config } = auth.platform
    const { anonymous, phone, email, captcha } = config.auth
    const external = { ...externalProviders(auth), anonymous_users: anonymous, phone, email }
    return {
      status: 200,
      body: {
        external,
        disable_signup: !config.auth.signUps,
        mailer_autoconfirm: config.mail.autoconfirm,
        phone_autoconfirm: config.auth.phoneAutoconfirm,
        sms_provider: config.sms ? 'twilio' : '',
        saml_enabled: config.auth.saml,
        passkeys_enabled: arePasskeysOn(config),
        password_min_length: config.auth.passwordMin,
        ...(captcha && {
          captcha: { provider: captcha.provider, site_key: captcha.siteKey, script: captchaScript(captcha) },
        }),
      },
    }
  },
}
