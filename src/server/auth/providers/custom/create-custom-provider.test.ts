import { GoTrueAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authClient, claimsOf } from '#server/auth/auth-client.fixture.ts'
import { signApiKey } from '#server/auth/keys/sign-token.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { startIdentityProvider } from '#server/auth/providers/identity-provider.fixture.ts'
import { providerBrowser } from '#server/auth/providers/provider-browser.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const idp = await startIdentityProvider()
afterAll(() => idp.stop())
const world = freshWorld({ listen: true })
const client = authClient(world)

let service = ''
beforeAll(async () => {
  const { keys, issuer } = openAuth(world.platform)
  service = await signApiKey({ keys, issuer, now: world.clock.now() }, 'service_role')
})

const oidc = {
  provider_type: 'oidc' as const,
  identifier: 'custom:work',
  name: 'Work',
  client_id: 'mesob',
  client_secret: 'secret-of-mesob',
  issuer: idp.issuer,
}
const create = (body: object, token = service) => client.post('/admin/custom-providers', body, { token })

test.each([
  ['GET', '/admin/custom-providers'],
  ['POST', '/admin/custom-providers'],
  ['GET', '/admin/custom-providers/custom:x'],
  ['PUT', '/admin/custom-providers/custom:x'],
  ['DELETE', '/admin/custom-providers/custom:x'],
] as const)('signed out, and not allowed: %s %s', async (method, path) => {
  expect((await client.send(method, path)).status).toBe(401)
  const token = await world.token(world.people.dawit)
  expect((await client.send(method, path, { token })).body.code).toBe('not_admin')
})

describe('invalid', () => {
  test.each([
    { provider_type: 'saml' },
    { identifier: 'work' },
    { identifier: 'custom:Work' },
    { client_secret: null },
    { issuer: undefined },
    { issuer: 'http://example.org' },
    { issuer: 'file:///etc/passwd' },
    { discovery_url: 'https://user:word@example.org/' },
    { authorization_params: { redirect_uri: 'https://evil.example/' } },
    { authorization_params: { STATE: 'x' } },
    { scopes: 'email' },
    { name: 'x\0' },
    { provider_type: 'oauth2' },
  ])('%j', async (wrong) => {
    expect(await create({ ...oidc, ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    })
  })

  test('one that there is none of', async () => {
    const answer = await client.send('GET', '/admin/custom-providers/custom:none', { token: service })
    expect(answer).toMatchObject({ status: 404, body: { code: 'custom_provider_not_found' } })
  })

  test('the same twice at once', async () => {
    const twin = { ...oidc, identifier: 'custom:twin' }
    const answers = await Promise.all([create(twin), create(twin)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400])
  })
})

test('the unmodified client adds a service, people sign in with it, and it goes again', async () => {
  const { customProviders } = new GoTrueAdminApi({
    url: `${world.url}/auth/v1`,
    headers: { Authorization: `Bearer ${service}` },
  })
  const made = await customProviders.createProvider(oidc)
  expect(made.error).toBeNull()
  expect(made.data).not.toHaveProperty('client_secret')
  const stored = await world.db.selectFrom('auth.custom_oauth_providers').select('client_secret').execute()
  expect(stored.map(({ client_secret: secret }) => secret.toString())).not.toContain(oidc.client_secret)
  const listed = await customProviders.listProviders({ type: 'oidc' })
  expect(listed.data.providers.map(({ identifier }) => identifier)).toContain('custom:work')

  const changes = { attribute_mapping: { name: 'title' }, custom_claims_allowlist: ['team'] }
  expect((await customProviders.updateProvider('custom:work', changes)).data?.name).toBe('Work')
  const there = { sub: '1', email: 'work@example.org', email_verified: true, title: 'Hanna Girma', team: 'A' }
  const led = await providerBrowser(world, idp).signIn('custom:work', there)
  expect(claimsOf(led.fragment['access_token'])).toMatchObject({
    email: 'work@example.org',
    user_metadata: { full_name: 'Hanna Girma', custom_claims: { team: 'A' } },
  })

  await customProviders.updateProvider('custom:work', { enabled: false })
  const off = await client.send('GET', '/authorize?provider=custom:work')
  expect(off.body.code).toBe('validation_failed')
  expect((await customProviders.deleteProvider('custom:work')).error).toBeNull()
  expect((await customProviders.getProvider('custom:work')).error?.code).toBe('custom_provider_not_found')
})
