import { parseJson } from './parse-json.ts'
import { z } from 'zod'
import { ProviderSettings } from './provider-settings.ts'

/** Of the log, from everything to nothing. */
export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
/** How access tokens may be signed. */
export const SIGNING_ALGORITHMS = ['ES256', 'RS256'] as const
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number]
/** At least so many bytes must a secret have. */
export const SECRET_BYTES = 32

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

/** Addresses that only a browser's own page may lead to, or that run what they carry. */
const UNSAFE_SCHEMES = ['javascript', 'data', 'vbscript', 'blob', 'file', 'about']

/** `https://*.example.org/*` or `org.example.app://signed-in`: patterns of addresses by the URL Pattern standard. */
const addressPatterns = list.transform((patterns, context) =>
  patterns.flatMap((text) => {
    const pattern = readPattern(text)
    if (pattern) return [pattern]
    const example = 'https://app.example.org/* or org.example.app://signed-in'
    context.addIssue({
      code: 'custom',
      message: `must be addresses with scheme and host, such as ${example}`,
      input: text,
    })
    return []
  }),
)
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
  PUBLIC_URL: webAddress().optional().meta({
    description:
      'Address that people see, used in mails; required in production, elsewhere made of HOST (or localhost) and PORT',
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
  AUTH_SIGNING_ALGORITHM: z.enum(SIGNING_ALGORITHMS).default('ES256').meta({
    description: 'How access tokens are signed; npm run auth:rotate-keys moves on to another one',
  }),
  AUTH_SHARED_SECRET: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= SECRET_BYTES, `must have at least ${SECRET_BYTES} bytes`)
    .optional()
    .meta({
      description:
        'Tokens and API keys that were signed with this secret elsewhere (HS256) count as well; none are made',
    }),
  AUTH_SIGNUPS: flag().default(true).meta({
    description: 'People may open accounts by themselves; off: those who are invited or added by an admin',
  }),
  AUTH_EMAIL: flag().default(true).meta({
    description:
      'Sign-up and sign-in by e-mail address; off: by the other ways alone, while invitations and the links an admin makes still count',
  }),
  AUTH_PASSWORD_MIN: z.coerce
    .number()
    .int()
    .min(6)
    .max(72)
    .default(10)
    .meta({ description: 'Characters that a new password has at least' }),
  AUTH_REDIRECTS: addressPatterns.optional().meta({
    description:
      'Further addresses that sign-ins and mailed links may lead back to, such as those of an app: patterns with *, separated by commas; those of PUBLIC_URL always count',
    example: 'https://app.example.org/*,org.example.app://signed-in',
  }),
  AUTH_REUSE_SECONDS: z.coerce.number().int().min(0).max(300).default(10).meta({
    description:
      'So long after a refresh any earlier refresh token of the session is answered with the newest one, as tabs that ask at once need it; later only the last one before it is, since its answer may have got lost, and an older one ends the session',
  }),
  AUTH_TOTP: flag().default(true).meta({
    description: 'Second factors by authenticator app, and recovery codes beside them',
  }),
  AUTH_PASSKEYS: flag().default(true).meta({
    description: 'Passkeys; they need a PUBLIC_URL with a name, not an IP address',
  }),
  AUTH_PHONE: flag().optional().meta({
    description:
      'Sign-in and second factors by text message; in production it needs SMS_ACCOUNT, elsewhere texts go to the outbox',
  }),
  SMS_AUTOCONFIRM: flag().default(false).meta({
    description: 'Telephone numbers count without a text message, so that anybody can write down any',
  }),
  SMS_ACCOUNT: z.string().optional().meta({
    description: 'Account at Twilio, or at a provider that is asked in the same way',
  }),
  SMS_TOKEN: z.string().optional().meta({ description: 'Token of that account' }),
  SMS_FROM: z.string().optional().meta({
    description: 'Sender of text messages',
    example: '+15550001111',
  }),
  SMS_URL: webAddress().default('https://api.twilio.com').meta({
    description: 'Address of that provider',
  }),
  CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha']).default('turnstile').meta({
    description: 'Who says whether a captcha was solved',
  }),
  CAPTCHA_SECRET: z.string().optional().meta({
    description: 'Secret at that provider; without it nobody has to solve one',
  }),
  CAPTCHA_SITE_KEY: z.string().optional().meta({
    description: 'Public key at that provider, which the forms show it by; goes together with the secret',
  }),
  CAPTCHA_SCRIPT_URL: webAddress().optional().meta({
    description: "Instead of the provider's own script",
  }),
  CAPTCHA_URL: webAddress().optional().meta({
    description: "Instead of the provider's own address to ask about answers",
  }),
  AUTH_ANONYMOUS: flag().optional().meta({
    description: 'People may begin without any address and add one later; on outside production',
  }),
  AUTH_WEB3: flag().optional().meta({
    description: 'Sign-in with Ethereum and Solana wallets; on outside production',
  }),
  AUTH_PROVIDERS: z.string().transform(parseJson).pipe(ProviderSettings).optional().meta({
    description:
      'Sign-in with other services, as JSON by name: google, apple, github and facebook are known, any other needs the issuer of an OpenID Connect service. Their callback address is PUBLIC_URL/auth/v1/callback. Apple takes teamId, keyId and privateKey instead of clientSecret',
    example: '{"google": {"clientId": "…", "clientSecret": "…"}}',
  }),
  REVIEW_POLICY: z.enum(['all', 'risk', 'off']).default('risk').meta({
    description:
      'Which listings staff look at before others see them: all, those with a risk and homes and jobs of new accounts, or none',
  }),
  AUTH_MANUAL_LINKING: flag().optional().meta({
    description: 'People may link further identities to their account; on outside production',
  }),
  AUTH_SAML: flag().default(false).meta({
    description: "Sign-in by a company's own identity provider (SAML 2.0)",
  }),
  OAUTH_SERVER: flag().optional().meta({
    description:
      'Programs of others may ask people to be let into their account (OAuth 2.1); on outside production',
  }),
  OAUTH_DYNAMIC_REGISTRATION: flag().default(false).meta({
    description: 'Such programs may register themselves (RFC 7591)',
  }),
  LINK_PREVIEWS: flag().default(true).meta({
    description:
      'The server reads the title of pages that people link to; off: links are shown by their address alone',
  }),
  ASSISTANT: z.enum(['on', 'guide', 'off']).default('on').meta({
    description:
      'Who answers questions in the chat: on: the service of AI_BASE_URL where one is set, else the built-in guide; guide: the guide alone, and nothing is translated; off: nobody',
  }),
  AI_BASE_URL: webAddress().optional().meta({
    description:
      'Any service with the chat completions of OpenAI that streams and knows tools; it answers the chat and translates. Goes together with the two below',
    example: 'https://api.openai.com/v1',
  }),
  AI_API_KEY: z.string().optional().meta({ description: 'Key of that service' }),
  AI_MODEL: z.string().optional().meta({ description: 'Name of the model there' }),
  AI_TRANSCRIPTION_MODEL: z.string().optional().meta({
    description:
      'Name of a model there that writes down speech (audio transcriptions of OpenAI, WebM with Opus); without it voice messages are heard and not read',
    example: 'whisper-1',
  }),
  AI_DAILY_TOKENS: z.coerce.number().int().positive().optional().meta({
    description:
      'So many tokens of that service are used on a day (UTC) at most; then the built-in guide answers until the next one',
    example: '2000000',
  }),
  STRIPE_SECRET_KEY: z.string().optional().meta({
    description:
      'Secret key at Stripe, which posting fees and promotion are paid by; goes together with the one below. Without them nothing is sold in production',
    example: 'sk_live_…',
  }),
  STRIPE_WEBHOOK_SECRET: z.string().optional().meta({
    description:
      'Signing secret of the webhook PUBLIC_URL/webhooks/stripe there, which needs the events checkout.session.*, charge.refunded, charge.dispute.*, refund.updated and refund.failed',
    example: 'whsec_…',
  }),
  STRIPE_API_URL: webAddress().default('https://api.stripe.com').meta({
    description: 'Address of that service',
  }),
  TEST_PAYMENTS: flag().optional().meta({
    description:
      'Without Stripe, payments go through a labelled page where no money moves; on outside production, never in production',
  }),
  SELLS_IN_APP: flag().default(true).meta({
    description:
      'The app of a store sells what the website sells; switch it off where the rules of a store forbid that',
  }),
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https?:\/\/[^{}\s/]+\/[^{}\s]*(?:\{[xyz]\}[^{}\s]*){3}$/,
      'must be a web address with {z}, {x} and {y} in it',
    )
    .optional()
    .meta({
      description:
        'Pictures of streets for the map, 256 pixels wide; without them it shows countries, states and the cities that have listings. Goes together with the one below',
      example: 'https://tiles.example.org/{z}/{x}/{y}.png',
    }),
  MAP_TILES_CREDIT: z.string().optional().meta({
    description: 'Whom the map has to name for them',
    example: '© OpenStreetMap contributors',
  }),
  TRUST_PROXY: list.optional().meta({
    description:
      'Proxies whose X-Forwarded-For counts: addresses or networks, separated by commas; outside production those of this machine',
    example: '10.0.0.0/8,127.0.0.1',
  }),
  RATE_LIMITS: rateLimits.prefault('1').meta({
    description: 'Factor for all rate limits, or JSON {"operation": requests} for single ones',
    example: '{"auth.token": 600}',
  }),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be 65 bytes in base64url')
    .optional()
    .meta({
      description:
        'Public key that browsers know the pushes of this site by; without the pair one is made on first start and kept in DATA_DIR/keys',
    }),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url')
    .optional()
    .meta({ description: 'Private key of that pair (npx web-push generate-vapid-keys makes one)' }),
  SEVERAL_SERVERS: flag().default(false).meta({
    description:
      'Several servers share the database of DATABASE_URL: they count limits and pass live messages through it',
  }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be a Redis address such as redis://localhost:6379' })
    .optional()
    .meta({
      description:
        'A Redis 6.2 or newer, or Valkey, that several servers pass live messages through instead of the database; while it is away they go on by themselves',
      example: 'redis://localhost:6379',
    }),
  METRICS_TOKEN: z.string().min(16).optional().meta({
    description: 'Bearer token that reads /metrics in production; without it nobody does',
  }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .optional()
    .meta({ description: `${LOG_LEVELS.join(', ')}; info in production, elsewhere warn` }),
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
export type Environment = z.infer<typeof Environment>

/** null for what is no pattern, and for one that would let every page in. */
function readPattern(text: string): URLPattern | null {
  try {
    const pattern = new URLPattern(text)
    const isNamed = /^[a-z][a-z\d+.-]*$/.test(pattern.protocol) && !UNSAFE_SCHEMES.includes(pattern.protocol)
    return isNamed && /[^*.]/.test(pattern.hostname) ? pattern : null
  } catch {
    return null
  }
}
