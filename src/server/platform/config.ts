import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { canReach, serverUser } from './database/server-user.ts'
import { Environment, type LOG_LEVELS, SECRET_BYTES, type SigningAlgorithm } from './environment.ts'
import type { ProviderSetting } from './provider-settings.ts'

/** The checkout: .env, migrations, dist and, by default, the data lie in it. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../../..')

/** A provider of text messages that is asked as Twilio is. */
export interface SmsSetting {
  account: string
  token: string
  /** The sender: a number with its plus sign, or a name. */
  from: string
  url: string
}

/** Who says whether a captcha was solved. */
export interface CaptchaSetting {
  provider: 'turnstile' | 'hcaptcha'
  secret: string
  /** Public: the forms show it to the provider. */
  siteKey: string
  /** Instead of the provider's own addresses. */
  url: string | null
  scriptUrl: string | null
}

/** A service with the chat completions of OpenAI. */
export interface AiSetting {
  /** Without a slash at the end. */
  baseUrl: string
  apiKey: string
  model: string
  /** Of its transcriptions; null: it is not asked for any. */
  transcriptionModel: string | null
  /** Of a day of UTC; null: as many as are asked for. */
  dailyTokens: number | null
}

/** Who takes the money of what is sold here. */
export type PaymentSetting =
  | {
      provider: 'stripe'
      secretKey: string
      webhookSecret: string
      apiUrl: URL
    }
  | { provider: 'test' }

/** A key pair of P-256 in base64url: an uncompressed point and the number that belongs to it. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** What the server runs with. Read once at start and handed down; nothing else looks at the environment. */
export interface Config {
  production: boolean
  http: { host: string; port: number; trustProxy: string[] }
  /** Without a slash at the end. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  /** 32 bytes or more; derive one key per purpose from it, never use it as it is. */
  secretKey: Buffer
  /** null: the embedded PostgreSQL over DATA_DIR/postgres. */
  database: { url: string | null }
  mail: { smtpUrl: string | null; from: string; autoconfirm: boolean }
  /** null: each text message is a file in DATA_DIR/outbox. */
  sms: SmsSetting | null
  /** Ways to sign in and second factors that are on. */
  auth: {
    signingAlgorithm: SigningAlgorithm
    /** Whose tokens count beside our own; null: none do. */
    sharedSecret: Buffer | null
    /** Milliseconds after a refresh in which an older refresh token still leads to the newest one. */
    reuseMs: number
    /** People may open accounts by themselves. */
    signUps: boolean
    /** Sign-up and sign-in by e-mail address. */
    email: boolean
    /** Characters of a new password, at least. */
    passwordMin: number
    /** Further pages that answers may lead back to. */
    redirects: readonly URLPattern[]
    totp: boolean
    passkeys: boolean
    phone: boolean
    /** Telephone numbers count without a code. */
    phoneAutoconfirm: boolean
    web3: boolean
    /** Sign-in without any address. */
    anonymous: boolean
    /** null: nobody has to solve one. */
    captcha: CaptchaSetting | null
    /** Services that people may sign in with, by name. */
    providers: Readonly<Record<string, ProviderSetting>>
    manualLinking: boolean
    saml: boolean
    oauthServer: boolean
    dynamicRegistration: boolean
  }
  /** How browsers know this server's pushes; null: a pair is kept in DATA_DIR. */
  pushKeys: PushKeys | null
  /** Other servers use the same database, so what they share goes through it. */
  severalServers: boolean
  /** What these servers pass live messages through; null: the database. */
  redisUrl: string | null
  /** null: nobody reads the figures in production. */
  metricsToken: string | null
  log: { level: (typeof LOG_LEVELS)[number] }
  /** `points` replaces the number of one limit by operation name, `factor` multiplies all others. */
  rateLimits: { factor: number; points: Record<string, number> }
  /** Which listings staff look at before others see them. */
  reviewPolicy: 'all' | 'risk' | 'off'
  demoData: boolean
  /** The server reads what stands behind links in posts. */
  linkPreviews: boolean
  /** Pictures of streets for the map: an address with {z}, {x} and {y}, and whom to name for them. */
  mapTiles: { url: string; credit: string } | null
  assistant: {
    /** off: nobody is answered. */
    mode: 'on' | 'guide' | 'off'
    /** null: the built-in guide answers, and nothing is translated. */
    ai: AiSetting | null
  }
  /** null: nothing is sold. */
  payments: PaymentSetting | null
  /** Also in the shell of an app store. */
  sellsInApp: boolean
  operator: {
    name: string
    address: string | null
    email: string | null
    phone: string | null
    copyrightHolder: string
  }
  storeLinks: { apple: string | null; google: string | null }
}

/** The environment does not do; the message says in one sentence what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** The process's variables, with those of an `.env` file in the checkout for what is not set otherwise. */
export function environment(): NodeJS.ProcessEnv {
  const file = join(PROJECT_ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return process.env
}

/**
 * Reads the configuration. Outside production everything has a default, and a missing SECRET_KEY is made
 * and kept in DATA_DIR, where the next start finds it.
 * @throws ConfigError naming every variable that is missing or wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(set)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new ConfigError(`These settings are not valid: ${problems.join(', ')}.`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  refuseUnfitForProduction(values)
  const dataDir = resolve(values.DATA_DIR ?? defaultDataDir())
  const sms = smsSetting(values)
  return {
    production,
    http: {
      host: values.HOST,
      port: values.PORT,
      trustProxy: values.TRUST_PROXY ?? (production ? [] : ['loopback']),
    },
    publicUrl: (values.PUBLIC_URL ?? ownAddress(set['HOST'], values.PORT)).replace(/\/+$/, ''),
    dataDir,
    secretKey: values.SECRET_KEY ?? storedSecret(dataDir),
    database: { url: values.DATABASE_URL ?? null },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM,
      autoconfirm: values.MAILER_AUTOCONFIRM,
    },
    sms,
    auth: {
      signingAlgorithm: values.AUTH_SIGNING_ALGORITHM,
      sharedSecret: values.AUTH_SHARED_SECRET === undefined ? null : Buffer.from(values.AUTH_SHARED_SECRET),
      reuseMs: values.AUTH_REUSE_SECONDS * 1000,
      signUps: values.AUTH_SIGNUPS,
      email: values.AUTH_EMAIL,
      passwordMin: values.AUTH_PASSWORD_MIN,
      redirects: values.AUTH_REDIRECTS ?? [],
      totp: values.AUTH_TOTP,
      passkeys: values.AUTH_PASSKEYS,
      phone: (values.AUTH_PHONE ?? true) && (!production || sms !== null),
      phoneAutoconfirm: values.SMS_AUTOCONFIRM,
      web3: values.AUTH_WEB3 ?? !production,
      anonymous: values.AUTH_ANONYMOUS ?? !production,
      captcha: captchaSetting(values),
      providers: values.AUTH_PROVIDERS ?? {},
      manualLinking: values.AUTH_MANUAL_LINKING ?? !production,
      saml: values.AUTH_SAML,
      oauthServer: values.OAUTH_SERVER ?? !production,
      dynamicRegistration: values.OAUTH_DYNAMIC_REGISTRATION,
    },
    pushKeys: pushKeysSetting(values),
    severalServers: values.SEVERAL_SERVERS || values.REDIS_URL !== undefined,
    redisUrl: values.REDIS_URL ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    log: { level: values.LOG_LEVEL ?? (production ? 'info' : 'warn') },
    rateLimits: values.RATE_LIMITS,
    reviewPolicy: values.REVIEW_POLICY,
    demoData: values.DEMO_DATA ?? values.NODE_ENV === 'development',
    linkPreviews: values.LINK_PREVIEWS,
    mapTiles: mapTilesSetting(values),
    assistant: { mode: values.ASSISTANT, ai: values.ASSISTANT === 'on' ? aiSetting(values) : null },
    payments: paymentSetting(values),
    sellsInApp: values.SELLS_IN_APP,
    operator: {
      name: values.OPERATOR_NAME,
      address: values.OPERATOR_ADDRESS ?? null,
      email: values.OPERATOR_EMAIL ?? null,
      phone: values.OPERATOR_PHONE ?? null,
      copyrightHolder: values.COPYRIGHT_HOLDER,
    },
    storeLinks: { apple: values.STORE_LINK_APPLE ?? null, google: values.STORE_LINK_GOOGLE ?? null },
  }
}

function refuseUnfitForProduction(values: Environment): void {
  if (values.NODE_ENV !== 'production') return
  const missing = (['PUBLIC_URL', 'SECRET_KEY'] as const).filter((name) => values[name] === undefined)
  if (missing.length > 0) {
    throw new ConfigError(`With NODE_ENV=production please set ${missing.join(' and ')} (see .env.example).`)
  }
  if (values.DEMO_DATA)
    throw new ConfigError('Demo data is never loaded with NODE_ENV=production: remove DEMO_DATA.')
}

/** All of it or nothing. */
function smsSetting(values: Environment): SmsSetting | null {
  const { SMS_ACCOUNT: account, SMS_TOKEN: token, SMS_FROM: from } = values
  if (account === undefined && token === undefined && from === undefined) return null
  if (account === undefined || token === undefined || from === undefined) {
    throw new ConfigError('Text messages need SMS_ACCOUNT, SMS_TOKEN and SMS_FROM together.')
  }
  return { account, token, from, url: values.SMS_URL }
}

/** All of it or nothing. */
function aiSetting(values: Environment): AiSetting | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = values
  if (baseUrl === undefined && apiKey === undefined && model === undefined) return null
  if (baseUrl === undefined || apiKey === undefined || model === undefined) {
    throw new ConfigError('The assistant needs AI_BASE_URL, AI_API_KEY and AI_MODEL together.')
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey,
    model,
    transcriptionModel: values.AI_TRANSCRIPTION_MODEL ?? null,
    dailyTokens: values.AI_DAILY_TOKENS ?? null,
  }
}

/** Both keys or none; a page where no money moves stands in for them, but never in production. */
function paymentSetting(values: Environment): PaymentSetting | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL } = values
  const isProduction = values.NODE_ENV === 'production'
  if (isProduction && values.TEST_PAYMENTS)
    throw new ConfigError('Test payments give away what costs money: remove TEST_PAYMENTS in production.')
  if (secretKey !== undefined && webhookSecret !== undefined)
    return { provider: 'stripe', secretKey, webhookSecret, apiUrl: new URL(STRIPE_API_URL) }
  if (secretKey !== undefined || webhookSecret !== undefined)
    throw new ConfigError('Payments need STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.')
  return !isProduction && (values.TEST_PAYMENTS ?? true) ? { provider: 'test' } : null
}

/** Both or none: whoever draws maps wants to be named. */
function mapTilesSetting({ MAP_TILES_URL: url, MAP_TILES_CREDIT: credit }: Environment): Config['mapTiles'] {
  if (url === undefined && credit === undefined) return null
  if (url === undefined || credit === undefined) {
    throw new ConfigError('The map needs MAP_TILES_URL and MAP_TILES_CREDIT together.')
  }
  return { url, credit }
}

/** Both or none. */
function pushKeysSetting({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): PushKeys | null {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return null
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) {
    throw new ConfigError('Pushes need VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY together.')
  }
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY }
}

/** Both keys or none: with the secret alone nobody could sign in any more. */
function captchaSetting(values: Environment): CaptchaSetting | null {
  const { CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey } = values
  if (secret === undefined && siteKey === undefined) return null
  if (secret === undefined || siteKey === undefined) {
    throw new ConfigError('A captcha needs CAPTCHA_SECRET and CAPTCHA_SITE_KEY together.')
  }
  return {
    provider: values.CAPTCHA_PROVIDER,
    secret,
    siteKey,
    url: values.CAPTCHA_URL ?? null,
    scriptUrl: values.CAPTCHA_SCRIPT_URL ?? null,
  }
}

/** What a browser on this machine can open; a listener on every network has no name of its own. */
function ownAddress(host: string | undefined, port: number): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function defaultDataDir(): string {
  const inside = join(PROJECT_ROOT, 'data')
  return canReach(inside, serverUser()) ? inside : '/var/lib/mesob'
}

/** Two starts at once agree on one secret: the file is made by only one of them. */
function storedSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}
