import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { canReach, serverUser } from './database/server-user.ts'

/** The checkout: .env, migrations, dist and, by default, the data lie in it. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../../..')

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const SECRET_BYTES = 32

const flag = () => z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] })
const webAddress = () =>
  z.url({ protocol: /^https?$/, error: 'must be a web address such as https://example.org' })

const secret = z
  .string()
  .transform((text) => (/^[0-9a-f]+$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')))
  .refine(
    (bytes) => bytes.length >= SECRET_BYTES,
    `must hold at least ${SECRET_BYTES} bytes in hex or base64`,
  )

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

const RateLimits = z.union([z.number().positive(), z.record(z.string(), z.number().positive())])

/** `10` allows ten times as much everywhere; `{"auth.token": 600}` sets the number of single operations. */
const rateLimits = z.string().transform((text, context) => {
  const found = RateLimits.safeParse(parseJson(text))
  if (found.success)
    return typeof found.data === 'number'
      ? { factor: found.data, points: {} }
      : { factor: 1, points: found.data }
  context.addIssue({
    code: 'custom',
    message: 'must be a factor such as 10 or JSON such as {"auth.token": 600}',
    input: text,
  })
  return z.NEVER
})
/** Every variable the server reads. The metadata is what `.env.example` shows. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .meta({ description: 'production: no demo data, no /dev pages, and the secrets below must be set' }),
  HOST: z
    .string()
    .default('127.0.0.1')
    .meta({ description: 'Address to listen on; 0.0.0.0 for every network' }),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .default(3000)
    .meta({ description: 'Port to listen on; 0 takes a free one' }),
  PUBLIC_URL: webAddress()
    .optional()
    .meta({
      description: 'Address that people see, used in mails; required in production',
      example: 'http://localhost:3000',
    }),
  SECRET_KEY: secret.optional().meta({
    description:
      'At least 32 random bytes (openssl rand -hex 32) that keys are derived from; required in production, otherwise made on first start and kept in DATA_DIR/secret-key',
  }),
  DATA_DIR: z.string().optional().meta({
    description:
      'Folder of the database, pictures and mails; /var/lib/mesob when root runs the server from a private folder',
    example: './data',
  }),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a PostgreSQL address such as postgres://user:password@host/mesob',
    })
    .optional()
    .meta({
      description: 'A PostgreSQL 15 or newer to use instead of the embedded one',
      example: 'postgres://mesob:password@localhost/mesob',
    }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:password@host:587' })
    .optional()
    .meta({
      description: 'Mail server; without it each mail is a file in DATA_DIR/outbox',
      example: 'smtp://user:password@host:587',
    }),
  MAIL_FROM: z.string().default('Mesob <no-reply@localhost>').meta({ description: 'Sender of all mails' }),
  MAILER_AUTOCONFIRM: flag().default(false).meta({ description: 'Accounts need no confirmation mail' }),
  S3_ENDPOINT: webAddress()
    .optional()
    .meta({
      description: 'S3-compatible store for pictures instead of DATA_DIR/media; needs the other S3 variables',
      example: 'https://s3.example.org',
    }),
  S3_REGION: z.string().optional().meta({ description: 'Region of the bucket', example: 'us-east-1' }),
  S3_BUCKET: z.string().optional().meta({ description: 'Name of the bucket' }),
  S3_ACCESS_KEY_ID: z.string().optional().meta({ description: 'Key of the store' }),
  S3_SECRET_ACCESS_KEY: z.string().optional().meta({ description: 'Secret of that key' }),
  TRUST_PROXY: list
    .prefault('')
    .meta({
      description: 'Proxies whose X-Forwarded-For counts: addresses or networks, separated by commas',
      example: '10.0.0.0/8,127.0.0.1',
    }),
  RATE_LIMITS: rateLimits
    .prefault('1')
    .meta({
      description: 'Factor for all rate limits, or JSON {"operation": requests} for single ones',
      example: '{"auth.token": 600}',
    }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .meta({ description: LOG_LEVELS.join(', ') }),
  DEMO_DATA: flag().optional().meta({
    description: 'Fill an empty database with demo listings and accounts; never in production',
    example: 'true',
  }),
  OPERATOR_NAME: z
    .string()
    .default('Mesob')
    .meta({ description: 'Who runs this site, shown under Contact and in the legal pages' }),
  OPERATOR_ADDRESS: z.string().optional().meta({ description: 'Postal address of the operator' }),
  OPERATOR_EMAIL: z.email().optional().meta({ description: 'Mail address of the operator' }),
  OPERATOR_PHONE: z.string().optional().meta({ description: 'Telephone of the operator' }),
  COPYRIGHT_HOLDER: z
    .string()
    .default('Mesob contributors')
    .meta({ description: 'Name in the copyright line' }),
  STORE_LINK_APPLE: webAddress()
    .optional()
    .meta({ description: 'App in the App Store, linked from header and footer' }),
  STORE_LINK_GOOGLE: webAddress()
    .optional()
    .meta({ description: 'App at Google Play, linked from header and footer' }),
})
type Environment = z.infer<typeof Environment>

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
  /** null: pictures lie in DATA_DIR/media. */
  s3: {
    endpoint: string
    region: string
    bucket: string
    accessKeyId: string
    secretAccessKey: string
  } | null
  log: { level: (typeof LOG_LEVELS)[number] }
  /** `points` replaces the number of one limit by operation name, `factor` multiplies all others. */
  rateLimits: { factor: number; points: Record<string, number> }
  demoData: boolean
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
  return {
    production,
    http: { host: values.HOST, port: values.PORT, trustProxy: values.TRUST_PROXY },
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir,
    secretKey: values.SECRET_KEY ?? keptSecret(dataDir),
    database: { url: values.DATABASE_URL ?? null },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM,
      autoconfirm: values.MAILER_AUTOCONFIRM,
    },
    s3: s3Store(values),
    log: { level: values.LOG_LEVEL },
    rateLimits: values.RATE_LIMITS,
    demoData: values.DEMO_DATA ?? values.NODE_ENV === 'development',
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

function defaultDataDir(): string {
  const inside = join(PROJECT_ROOT, 'data')
  return canReach(inside, serverUser()) ? inside : '/var/lib/mesob'
}

/** Two starts at once agree on one secret: the file is made by only one of them. */
function keptSecret(dataDir: string): Buffer {
  const file = join(dataDir, 'secret-key')
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
}

function s3Store(values: Environment): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const all = [endpoint, region, bucket, accessKeyId, secretAccessKey]
  if (all.every((value) => value === undefined)) return null
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return { endpoint, region, bucket, accessKeyId, secretAccessKey }
  }
  throw new ConfigError(
    'Set S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or none of them.',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
