// npm run env:example: writes the table of settings into docs/accounts.md, with what they are when nothing is set.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '#server/platform/config.ts'
import { Environment } from '#server/platform/environment.ts'
import { ROOT } from '../repository.ts'

export const ACCOUNTS_PAGE = join(ROOT, 'docs', 'accounts.md')
const PLACE = /(<!-- settings:.*? -->\n).*?(<!-- \/settings -->)/s

/** Every setting of accounts, and where the configuration holds what comes of it. */
const SETTINGS: Readonly<Record<string, (config: Config) => unknown>> = {
  AUTH_SIGNUPS: ({ auth }) => auth.signUps,
  AUTH_EMAIL: ({ auth }) => auth.email,
  AUTH_PASSWORD_MIN: ({ auth }) => auth.passwordMin,
  AUTH_REDIRECTS: ({ auth }) => auth.redirects,
  AUTH_TOTP: ({ auth }) => auth.totp,
  AUTH_PASSKEYS: ({ auth }) => auth.passkeys,
  AUTH_PHONE: ({ auth }) => auth.phone,
  AUTH_ANONYMOUS: ({ auth }) => auth.anonymous,
  AUTH_WEB3: ({ auth }) => auth.web3,
  AUTH_PROVIDERS: ({ auth }) => auth.providers,
  AUTH_MANUAL_LINKING: ({ auth }) => auth.manualLinking,
  AUTH_SAML: ({ auth }) => auth.saml,
  OAUTH_SERVER: ({ auth }) => auth.oauthServer,
  OAUTH_DYNAMIC_REGISTRATION: ({ auth }) => auth.dynamicRegistration,
  AUTH_SIGNING_ALGORITHM: ({ auth }) => auth.signingAlgorithm,
  AUTH_SHARED_SECRET: ({ auth }) => auth.sharedSecret,
  AUTH_REUSE_SECONDS: ({ auth }) => auth.reuseMs / 1000,
  MAILER_AUTOCONFIRM: ({ mail }) => mail.autoconfirm,
  SMTP_URL: ({ mail }) => mail.smtpUrl,
  MAIL_FROM: ({ mail }) => mail.from,
  SMS_AUTOCONFIRM: ({ auth }) => auth.phoneAutoconfirm,
  SMS_ACCOUNT: ({ sms }) => sms,
  SMS_TOKEN: ({ sms }) => sms,
  SMS_FROM: ({ sms }) => sms,
  SMS_URL: () => Environment.shape.SMS_URL.parse(undefined),
  CAPTCHA_PROVIDER: () => Environment.shape.CAPTCHA_PROVIDER.parse(undefined),
  CAPTCHA_SECRET: ({ auth }) => auth.captcha,
  CAPTCHA_SITE_KEY: ({ auth }) => auth.captcha,
  CAPTCHA_SCRIPT_URL: ({ auth }) => auth.captcha,
  CAPTCHA_URL: ({ auth }) => auth.captcha,
  TRUST_PROXY: ({ http }) => http.trustProxy,
  RATE_LIMITS: ({ rateLimits }) => rateLimits.factor,
}

/** Names of settings that belong to accounts, by how they begin. */
export const BELONGS = /^(AUTH|OAUTH|SMS|CAPTCHA|MAIL|MAILER)_/

/** Each setting with what it is outside production and in it, and what it does, as a table in Markdown. */
export function settingsTable(): string {
  const outside = unsetConfig({})
  const inside = unsetConfig({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://mesob.example',
    SECRET_KEY: 'ab'.repeat(32),
  })
  const rows = Object.entries(SETTINGS).map(([name, pick]) => {
    const { description = '' } = Environment.shape[name as keyof typeof Environment.shape].meta() ?? {}
    return `| \`${name}\` | ${shown(pick(outside))} | ${shown(pick(inside))} | ${description} |`
  })
  return ['| variable | outside production | in production | does |', '|---|---|---|---|', ...rows, ''].join(
    '\n',
  )
}

/** The page with the table as it should be. */
export const withSettingsTable = (page: string) =>
  page.replace(PLACE, (_, open: string, close: string) => open + settingsTable() + close)

export const settingNames = () => Object.keys(SETTINGS)

function unsetConfig(env: NodeJS.ProcessEnv): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'mesob-settings-'))
  try {
    return readConfig({ ...env, DATA_DIR: dataDir })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

function shown(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'number' || typeof value === 'string') return `\`${value}\``
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(', ')}\``
  return 'none'
}

if (import.meta.main) writeFileSync(ACCOUNTS_PAGE, withSettingsTable(readFileSync(ACCOUNTS_PAGE, 'utf8')))
