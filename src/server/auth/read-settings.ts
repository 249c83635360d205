import { takesSignUps } from '#server/auth/check-way-in.ts'
import { z } from 'zod'
import { captchaScript } from '#server/platform/captcha-provider.ts'
import { arePasskeysOn } from './passkeys/passkey-policy.ts'
import { externalProviders } from './providers/find-provider.ts'
import type { AuthCall } from './wire/answer-call.ts'

/** By name which ways are on; and what the forms have to know. */
const AuthSettings = z.strictObject({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  phone_autoconfirm: z.boolean(),
  sms_provider: z.string(),
  saml_enabled: z.boolean(),
  passkeys_enabled: z.boolean(),
  password_min_length: z.int(),
  captcha: z.strictObject({ provider: z.string(), site_key: z.string(), script: z.url() }).optional(),
})

export const readSettings: AuthCall = {
  name: 'auth.read-settings',
  method: 'GET',
  path: '/settings',
  access: 'anyone',
  summary: 'Read which sign-in methods are enabled',
  answers: { 200: AuthSettings },
  async run(auth) {
    const { config } = auth.platform
    const { anonymous, phone, email, captcha } = config.auth
    const external = { ...externalProviders(auth), anonymous_users: anonymous, phone, email }
    return {
      status: 200,
      body: {
        external,
        disable_signup: !takesSignUps(auth),
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
