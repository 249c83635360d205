import { afterAll, describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { factorClient } from '#server/auth/factors/factor.fixture.ts'
import { startIdentityProvider } from './identity-provider.fixture.ts'
import { providerBrowser } from './provider-browser.fixture.ts'

const idp = await startIdentityProvider()
afterAll(() => idp.stop())

const AUTH_PROVIDERS = JSON.stringify({ google: idp.setting })
const world = freshWorld({ env: { AUTH_PROVIDERS } })
const closed = freshWorld({ env: { AUTH_PROVIDERS, AUTH_MANUAL_LINKING: 'false' } })
const client = factorClient(world)

const PATH = '/user/identities/authorize?provider=google&skip_http_redirect=true'
const person = (sub: string) => ({ sub, email: `${sub}@there.example`, email_verified: true })

async function link(access: string, sub: string) {
  const browser = providerBrowser(world, idp)
  const { url } = (await browser.open('GET', PATH, { bearer: access })).json<{ url: string }>()
  return browser.comeBack(idp.agree(url, person(sub)))
}

async function identitiesOf(token: string) {
  const { body } = await client.send('GET', '/user', { token })
  return body['identities'] as { identity_id: string; provider: string }[]
}

const unlink = (token: string, id: string) => client.send('DELETE', `/user/identities/${id}`, { token })

test('signed out', async () => {
  for (const answer of [
    await client.send('GET', PATH),
    await client.send('DELETE', `/user/identities/${crypto.randomUUID()}`),
  ]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  }
})

describe('not allowed', () => {
  test('where the operator does not let people link', async () => {
    const off = factorClient(closed)
    const { access: token } = await off.settle('off@example.org')
    for (const answer of [
      await off.send('GET', PATH, { token }),
      await off.send('DELETE', `/user/identities/${crypto.randomUUID()}`, { token }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'manual_linking_disabled' } })
    }
  })

  test('a session that has not shown the second factor', async () => {
    const { access } = await client.settleStrong('strong@example.org')
    const { access: weak } = await client.session('strong@example.org')
    const weakLink = await client.send('GET', PATH, { token: weak })
    expect(weakLink).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    const [own] = await identitiesOf(access)
    const weakUnlink = await unlink(weak, own?.identity_id ?? '')
    expect(weakUnlink).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
    expect((await client.send('GET', PATH, { token: access })).status).toBe(200)
  })
})

describe('invalid', () => {
  test('a provider that there is none of', async () => {
    const { access: token } = await client.settle('unknown@example.org')
    const answer = await client.send('GET', '/user/identities/authorize?provider=nope', { token })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  })

  test('an identity that is the only one, of another, or no id', async () => {
    const { access } = await client.settle('only@example.org')
    const [own] = await identitiesOf(access)
    const last = await unlink(access, own?.identity_id ?? '')
    expect(last).toMatchObject({ status: 422, body: { code: 'single_identity_not_deletable' } })
    await link(access, 'second')
    const other = await client.settle('another@example.org')
    const [foreign] = await identitiesOf(other.access)
    const stolen = await unlink(access, foreign?.identity_id ?? '')
    expect(stolen).toMatchObject({ status: 422, body: { code: 'identity_not_found' } })
    expect(await unlink(access, 'x')).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
  })

  test('a flow that another browser began cannot link', async () => {
    const { access } = await client.settle('victim@example.org')
    const began = await providerBrowser(world, idp).open('GET', PATH, { bearer: access })
    const back = idp.agree(began.json<{ url: string }>().url, person('mallory'))
    const led = await providerBrowser(world, idp).comeBack(back)
    expect(led.fragment).toMatchObject({ error_code: 'bad_oauth_state' })
    expect(await identitiesOf(access)).toHaveLength(1)
  })

  test('an identity that somebody has already', async () => {
    const first = await client.settle('first@example.org')
    const second = await client.settle('second@example.org')
    await link(first.access, 'taken')
    const led = await link(second.access, 'taken')
    expect(led.fragment).toMatchObject({ error_code: 'identity_already_exists' })
  })
})

describe('an identity', () => {
  test('is added, signs in, and is taken away again', async () => {
    const { access, userId } = await client.settle('both@example.org')
    const led = await link(access, 'both')
    expect(led.fragment['access_token']).toEqual(expect.any(String))
    const identities = await identitiesOf(access)
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const { body } = await client.send('GET', '/user', { token: access })
    expect(body).toMatchObject({ id: userId, email: 'both@example.org' })

    const [, google] = identities
    expect((await unlink(access, google?.identity_id ?? '')).status).toBe(200)
    expect((await identitiesOf(access)).map(({ provider }) => provider)).toEqual(['email'])
  })

  test('that had the address of the account leaves that of another; its password is gone', async () => {
    const { access } = await client.settle('leaves@example.org')
    await link(access, 'stays')
    const [email] = await identitiesOf(access)
    expect((await unlink(access, email?.identity_id ?? '')).status).toBe(200)
    const { body } = await client.send('GET', '/user', { token: access })
    expect(body).toMatchObject({ email: 'stays@there.example', app_metadata: { providers: ['google'] } })
    expect((await client.signIn('leaves@example.org')).body.code).toBe('invalid_credentials')
  })

  test('of two that go at once one is left', async () => {
    const { access } = await client.settle('race@example.org')
    await link(access, 'race')
    const ids = (await identitiesOf(access)).map(({ identity_id: id }) => id)
    const answers = await Promise.all(ids.map((id) => unlink(access, id)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await identitiesOf(access)).toHaveLength(1)
  })
})
