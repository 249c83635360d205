import { GoTrueAdminApi } from '@supabase/auth-js'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { programClient } from './oauth-client.fixture.ts'

const world = freshWorld({ listen: true })
const closed = freshWorld({ env: { OAUTH_SERVER: 'false' } })
const open = freshWorld({ env: { OAUTH_DYNAMIC_REGISTRATION: 'true' } })
const client = programClient(world)

let service = ''
beforeAll(async () => {
  service = await client.serviceKey()
})

const ID = crypto.randomUUID()
const CALLS = [
  ['GET', '/admin/oauth/clients'],
  ['POST', '/admin/oauth/clients'],
  ['GET', `/admin/oauth/clients/${ID}`],
  ['PUT', `/admin/oauth/clients/${ID}`],
  ['DELETE', `/admin/oauth/clients/${ID}`],
  ['POST', `/admin/oauth/clients/${ID}/regenerate_secret`],
] as const

test.each(CALLS)('signed out, and not allowed: %s %s', async (method, path) => {
  expect((await client.send(method, path)).status).toBe(401)
  const { body } = await client.send(method, path, { token: await world.token(world.people.dawit) })
  expect(body.code).toBe('not_admin')
})

test('switched off, nothing is there', async () => {
  const off = programClient(closed)
  const token = await off.serviceKey()
  for (const [method, path] of [
    ...CALLS,
    ['GET', '/oauth/authorize'],
    ['POST', '/oauth/token'],
    ['GET', '/oauth/userinfo'],
    ['POST', '/oauth/clients/register'],
    ['GET', '/user/oauth/grants'],
    ['GET', '/.well-known/oauth-authorization-server'],
  ] as const) {
    const answer = await off.send(method, path, { token })
    expect(answer, path).toMatchObject({ status: 404, body: { code: 'feature_disabled' } })
  }
})

describe('invalid', () => {
  test.each([
    {},
    { client_name: 'x' },
    { client_name: '', redirect_uris: ['https://a.example/'] },
    { client_name: 'x', redirect_uris: [] },
    { client_name: 'x', redirect_uris: ['javascript:alert(1)'] },
    { client_name: 'x', redirect_uris: Array.from({ length: 11 }, (_, at) => `https://a.example/${at}`) },
    { client_name: 'x\0', redirect_uris: ['https://a.example/'] },
    { client_name: 'x', redirect_uris: ['https://a.example/'], grant_types: ['implicit'] },
    { client_name: 'x', redirect_uris: ['https://a.example/'], response_types: ['token'] },
    { client_name: 'x', redirect_uris: ['https://a.example/'], logo_uri: 'javascript:alert(1)' },
    { client_name: 'x', redirect_uris: ['https://a.example/'], scope: 'everything' },
    {
      client_name: 'x',
      redirect_uris: ['https://a.example/'],
      client_type: 'public',
      token_endpoint_auth_method: 'client_secret_basic',
    },
  ])('%j', async (body) => {
    const answer = await client.post('/admin/oauth/clients', body, { token: service })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('an id that is none, or unknown', async () => {
    for (const [id, code] of [
      ['x', 'validation_failed'],
      [ID, 'oauth_client_not_found'],
    ]) {
      const answer = await client.send('GET', `/admin/oauth/clients/${id}`, { token: service })
      expect(answer).toMatchObject({ status: 404, body: { code } })
    }
  })
})

test('the unmodified client makes, lists, changes and removes programs', async () => {
  const admin = new GoTrueAdminApi({
    url: `${world.url}/auth/v1`,
    headers: { apikey: service, Authorization: `Bearer ${service}` },
  })
  const made = await admin.oauth.createClient({
    client_name: 'Maps',
    redirect_uris: ['https://m.example/cb'],
  })
  expect(made.error).toBeNull()
  const id = made.data?.client_id ?? ''
  expect(made.data).toMatchObject({ client_type: 'confidential', registration_type: 'manual' })
  const listed = await admin.oauth.listClients({ page: 1, perPage: 1 })
  expect(listed.data.clients.map(({ client_id }) => client_id)).toEqual([id])
  expect((await admin.oauth.getClient(id)).data).not.toHaveProperty('client_secret')
  expect((await admin.oauth.updateClient(id, { client_name: 'Charts' })).data?.client_name).toBe('Charts')
  const renewed = await admin.oauth.regenerateClientSecret(id)
  expect(renewed.data?.client_secret).not.toBe(made.data?.client_secret)
  const old = { id, secret: made.data?.client_secret ?? '' }
  const fresh = { id, secret: renewed.data?.client_secret ?? '' }
  const form = { grant_type: 'authorization_code', code: 'x' }
  expect((await client.token(form, old)).body['error']).toBe('invalid_client')
  expect((await client.token(form, fresh)).body['error']).toBe('invalid_grant')
  expect((await admin.oauth.deleteClient(id)).error).toBeNull()
  expect((await admin.oauth.getClient(id)).error?.code).toBe('oauth_client_not_found')
})

test('a program that goes takes its sessions with it', async () => {
  const { access } = await client.settle('gone@example.org')
  const program = await client.register()
  const tokens = await client.letIn(program, access)
  await client.send('DELETE', `/admin/oauth/clients/${program.id}`, { token: service })
  const info = await client.send('GET', '/oauth/userinfo', { token: tokens['access_token'] })
  expect(info).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
})

test('a program registers itself only where the operator lets it', async () => {
  const body = {
    client_name: 'Self',
    redirect_uris: ['https://s.example/'],
    token_endpoint_auth_method: 'none',
  }
  const refused = await client.post('/oauth/clients/register', body)
  expect(refused.body.code).toBe('oauth_dynamic_client_registration_disabled')
  const made = await programClient(open).post('/oauth/clients/register', body)
  expect(made).toMatchObject({ status: 201, body: { registration_type: 'dynamic', client_type: 'public' } })
})
