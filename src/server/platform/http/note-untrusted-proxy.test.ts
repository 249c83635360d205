import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { noteMissingProxy } from './note-untrusted-proxy.ts'
import { sampleApp } from './sample-app.fixture.ts'

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mesob.example',
  SECRET_KEY: 'ab'.repeat(32),
  DATA_DIR: '/nowhere',
}

test.each([
  ['in production behind https', PRODUCTION, 1],
  ['with a trusted proxy', { ...PRODUCTION, TRUST_PROXY: '10.0.0.1' }, 0],
  ['over plain http', { ...PRODUCTION, PUBLIC_URL: 'http://mesob.example' }, 0],
  ['outside production', { NODE_ENV: 'test', DATA_DIR: '/nowhere' }, 0],
] as const)('at start, %s', (_, env, times) => {
  const logged: object[] = []
  const log = { info() {}, warn: (fields: object) => logged.push(fields), error() {} }
  noteMissingProxy(readConfig(env), log)
  expect(logged).toEqual(
    Array.from({ length: times }, () => ({ set: expect.stringContaining('TRUST_PROXY=') })),
  )
})

test('at the first address that nobody vouches for, and no more', async () => {
  const { app, warned } = sampleApp(PRODUCTION)
  const ask = (headers: Record<string, string>) => app.inject({ url: '/api/things', headers })
  await ask({})
  expect(warned).toEqual([])
  for (let n = 0; n < 3; n++) await ask({ 'x-forwarded-for': `203.0.113.${n}` })
  expect(warned).toEqual([{ set: 'TRUST_PROXY=127.0.0.1' }])
  await app.close()
})

test('not where the proxy is trusted', async () => {
  const { app, warned } = sampleApp({ ...PRODUCTION, TRUST_PROXY: '127.0.0.1' })
  await app.inject({ url: '/api/things', headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(warned).toEqual([])
  await app.close()
})
