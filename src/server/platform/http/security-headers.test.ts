import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { securityHeaders } from './security-headers.ts'

async function headersWith(env: Record<string, string>) {
  const app = Fastify()
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'ab'.repeat(32), DATA_DIR: '/nowhere', ...env })
  await securityHeaders(app, config)
  app.get('/', () => 'ok')
  const { headers } = await app.inject('/')
  await app.close()
  return headers
}

test('where the operator has set up tiles of a map, they may be fetched', async () => {
  const headers = await headersWith({
    PUBLIC_URL: 'http://localhost:3000',
    MAP_TILES_URL: 'https://tiles.example.org/{z}/{x}/{y}.png',
    MAP_TILES_CREDIT: '© Example',
  })
  expect(String(headers['content-security-policy'])).toContain(
    "connect-src 'self' https://tiles.example.org;",
  )
})

test('pages run, load and send to nothing but what is ours', async () => {
  const headers = await headersWith({ PUBLIC_URL: 'http://localhost:3000' })
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
  expect(headers['strict-transport-security']).toBeUndefined()
})

test('where the public address is of https, everything is fetched by it and kept to it for two years', async () => {
  const headers = await headersWith({ PUBLIC_URL: 'https://mesob.example' })
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})
