import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const SECRET = 'ab'.repeat(32)
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://mesob.example/', SECRET_KEY: SECRET }

let dataDir = ''
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mesob-config-'))
})
afterAll(() => rmSync(dataDir, { recursive: true }))

test('everything has a default outside production, an empty variable counts as not set', () => {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '', HOST: ' ' })
  expect(config).toMatchObject({
    production: false,
    http: { host: '127.0.0.1', port: 3000, trustProxy: ['loopback'] },
    publicUrl: 'http://localhost:3000',
    database: { url: null },
    mail: { smtpUrl: null, autoconfirm: false },
    rateLimits: { factor: 1, points: {} },
    demoData: true,
  })
})

test('payments of the test page stand in for Stripe, and never in production', () => {
  const paymentsOf = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).payments
  const keys = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' }
  expect(paymentsOf({})).toEqual({ provider: 'test' })
  expect(paymentsOf({ TEST_PAYMENTS: 'off' })).toBeNull()
  expect(paymentsOf(PRODUCTION)).toBeNull()
  expect(paymentsOf({ ...PRODUCTION, ...keys })).toMatchObject({ provider: 'stripe' })
  expect(() => paymentsOf({ ...PRODUCTION, TEST_PAYMENTS: 'on' })).toThrow(ConfigError)
  expect(() => paymentsOf({ STRIPE_SECRET_KEY: 'sk_test' })).toThrow(ConfigError)
})

test('settings of the auth service are read', () => {
  const { auth } = readConfig({
    DATA_DIR: dataDir,
    AUTH_SIGNUPS: 'off',
    AUTH_EMAIL: 'off',
    SMS_AUTOCONFIRM: 'on',
    AUTH_PASSWORD_MIN: '14',
    AUTH_REDIRECTS: 'https://app.example.org/*, org.example.app://signed-in',
  })
  expect(auth).toMatchObject({ signUps: false, email: false, phoneAutoconfirm: true, passwordMin: 14 })
  expect(auth.redirects.map(({ hostname }) => hostname)).toEqual(['app.example.org', 'signed-in'])
  const plain = readConfig({ DATA_DIR: dataDir }).auth
  expect(plain).toMatchObject({
    signUps: true,
    email: true,
    phoneAutoconfirm: false,
    passwordMin: 10,
    redirects: [],
  })
})

test.each([
  ['AUTH_PASSWORD_MIN', '5'],
  ['AUTH_PASSWORD_MIN', '73'],
  ['AUTH_PASSWORD_MIN', 'ten'],
  ['AUTH_SIGNUPS', 'perhaps'],
  ['AUTH_REDIRECTS', '*'],
  ['AUTH_REDIRECTS', '/home'],
  ['AUTH_REDIRECTS', 'https://*/*'],
  ['AUTH_REDIRECTS', 'https://*.*'],
  ['AUTH_REDIRECTS', 'myapp://*'],
  ['AUTH_REDIRECTS', 'http*://example.org/*'],
  ['AUTH_REDIRECTS', 'javascript:alert(1)'],
  ['AUTH_REDIRECTS', 'https://app.example.org/*,data:*'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ DATA_DIR: dataDir, [name]: value })).toThrow(`not valid: ${name}`)
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '3441' }, 'http://localhost:3441'],
  [{ HOST: '::' }, 'http://localhost:3000'],
  [{ HOST: 'mesob.local', PORT: '8080' }, 'http://mesob.local:8080'],
  [{ HOST: '127.0.0.1' }, 'http://127.0.0.1:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://mesob.example/' }, 'https://mesob.example'],
])('%o is seen at %s', (variables, publicUrl) => {
  expect(readConfig({ DATA_DIR: dataDir, ...variables }).publicUrl).toBe(publicUrl)
})

test('a secret is made once, for its owner only, and found again', () => {
  const first = readConfig({ DATA_DIR: dataDir })
  expect(first.secretKey).toHaveLength(32)
  expect(readConfig({ DATA_DIR: dataDir }).secretKey).toEqual(first.secretKey)
  expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe(first.secretKey.toString('hex'))
  expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
})

test('production names everything that is missing in one sentence', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir })).toThrow(
    new ConfigError('With NODE_ENV=production please set PUBLIC_URL and SECRET_KEY (see .env.example).'),
  )
})

test('production takes what it is given and no demo data', () => {
  const config = readConfig({ ...PRODUCTION, DATA_DIR: dataDir })
  expect(config).toMatchObject({ production: true, publicUrl: 'https://mesob.example', demoData: false })
  expect(config.secretKey.toString('hex')).toBe(SECRET)
  expect(() => readConfig({ ...PRODUCTION, DATA_DIR: dataDir, DEMO_DATA: 'true' })).toThrow(
    'remove DEMO_DATA',
  )
})

test.for([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'mesob.example' }, 'PUBLIC_URL (must be a web address'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL (must be a PostgreSQL address'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL (must be a Redis address'],
  [{ SECRET_KEY: 'short' }, 'SECRET_KEY (must hold at least 32 bytes'],
  [{ RATE_LIMITS: 'many' }, 'RATE_LIMITS (must be a factor'],
  [{ RATE_LIMITS: '{"auth.token": -1}' }, 'RATE_LIMITS'],
  [{ DEMO_DATA: 'perhaps' }, 'DEMO_DATA'],
  [{ AUTH_SIGNING_ALGORITHM: 'HS256' }, 'AUTH_SIGNING_ALGORITHM'],
  [{ AUTH_SHARED_SECRET: 'short' }, 'AUTH_SHARED_SECRET (must have at least 32 bytes'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
] as const)('refuses %o', ([variables, words]) => {
  expect(() => readConfig({ DATA_DIR: dataDir, ...variables })).toThrow(ConfigError)
  expect(() => readConfig({ DATA_DIR: dataDir, ...variables })).toThrow(words)
})

test('names every wrong variable at once', () => {
  expect(() => readConfig({ DATA_DIR: dataDir, PORT: 'x', SMTP_URL: 'y' })).toThrow(/PORT .+ SMTP_URL/)
})

test('reads lists, factors and single limits', () => {
  const config = readConfig({
    DATA_DIR: dataDir,
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    RATE_LIMITS: '{"auth.token": 600}',
  })
  expect(config.http.trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1'])
  expect(config.rateLimits).toEqual({ factor: 1, points: { 'auth.token': 600 } })
  expect(readConfig({ DATA_DIR: dataDir, RATE_LIMITS: '10' }).rateLimits).toEqual({ factor: 10, points: {} })
})

test('an address of Redis says that there are several servers', () => {
  expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({ severalServers: false, redisUrl: null })
  const REDIS_URL = 'rediss://user:password@redis.example:6380'
  expect(readConfig({ DATA_DIR: dataDir, REDIS_URL })).toMatchObject({
    severalServers: true,
    redisUrl: REDIS_URL,
  })
})

test('with one key of a captcha alone nobody could sign in, so both are needed', () => {
  for (const name of ['CAPTCHA_SECRET', 'CAPTCHA_SITE_KEY'] as const) {
    expect(() => readConfig({ DATA_DIR: dataDir, [name]: 'key' })).toThrow(
      /CAPTCHA_SECRET and CAPTCHA_SITE_KEY/,
    )
  }
})

test('tiles of the map come with whom to name for them, and lie at an address for each of them', () => {
  const [MAP_TILES_URL, MAP_TILES_CREDIT] = ['https://tiles.example.org/{z}/{x}/{y}.png', '© Example']
  expect(readConfig({ DATA_DIR: dataDir }).mapTiles).toBeNull()
  expect(readConfig({ DATA_DIR: dataDir, MAP_TILES_URL, MAP_TILES_CREDIT }).mapTiles).toEqual({
    url: MAP_TILES_URL,
    credit: MAP_TILES_CREDIT,
  })
  expect(() => readConfig({ DATA_DIR: dataDir, MAP_TILES_URL })).toThrow('together')
  for (const url of ['https://tiles.example.org/', 'tiles/{z}/{x}/{y}', 'https://tiles .org/{z}/{x}/{y}'])
    expect(() => readConfig({ DATA_DIR: dataDir, MAP_TILES_URL: url, MAP_TILES_CREDIT })).toThrow(
      'MAP_TILES_URL (must be',
    )
})

test('the keys of pushes come as a pair, or are made elsewhere', () => {
  const [VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY] = ['B'.repeat(87), 'A'.repeat(43)]
  expect(readConfig({ DATA_DIR: dataDir }).pushKeys).toBeNull()
  expect(readConfig({ DATA_DIR: dataDir, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }).pushKeys).toEqual({
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
  })
  expect(() => readConfig({ DATA_DIR: dataDir, VAPID_PUBLIC_KEY })).toThrow('together')
  expect(() => readConfig({ DATA_DIR: dataDir, VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY })).toThrow(
    'VAPID_PUBLIC_KEY (must be 65 bytes in base64url)',
  )
})
