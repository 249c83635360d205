import { beforeAll, describe, expect, test } from 'vitest'
import { claimsOf } from '#server/auth/auth-client.fixture.ts'
import { operatorClient } from '#server/auth/admin/operator.fixture.ts'
import { good, officialClients, PAGE } from '#server/auth/official-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { type Colleague, newCompany, type AssertionOptions, type Wrong } from './company.fixture.ts'

const world = freshWorld({ listen: true, env: { AUTH_SAML: 'true' } })
const closed = freshWorld()
const client = operatorClient(world)
const { newBrowser } = officialClients(world)

const company = newCompany()
const sara: Colleague = { id: 'sara-1', email: 'Sara@Company.example', displayName: 'Sara Bekele' }
let providerId = ''

beforeAll(async () => {
  const body = { type: 'saml', metadata_xml: company.metadata, domains: ['company.example'] }
  providerId = String((await client.operate('POST', '/admin/sso/providers', { body })).body['id'])
})

/** Posts the form that a browser brings from the identity provider: the page it is led to. */
async function post(form: Record<string, string>, cookie?: string, at = world): Promise<URL> {
  const answer = await at.inject({
    method: 'POST',
    url: '/auth/v1/sso/saml/acs',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== undefined && { cookie }) },
    payload: new URLSearchParams(form).toString(),
  })
  expect(answer.statusCode).toBe(303)
  return new URL(String(answer.headers['location']))
}

const codeOf = (page: URL) => new URLSearchParams(page.hash.slice(1)).get('error_code')

async function begin() {
  const browser = newBrowser()
  const { url } = good(
    await browser.client.signInWithSSO({
      domain: 'company.example',
      options: { redirectTo: `${PAGE}home`, skipBrowserRedirect: true },
    }),
  )
  return { ...browser, url }
}

async function signIn(person: Colleague, assertion: AssertionOptions = {}) {
  const { client: own, url } = await begin()
  const led = await post(company.answer(url, person, assertion))
  expect(codeOf(led)).toBeNull()
  return good(await own.exchangeCodeForSession(led.searchParams.get('code') ?? ''))
}

describe('switched off', () => {
  test('it says so', async () => {
    const off = operatorClient(closed)
    for (const answer of [
      await off.post('/sso', { domain: 'example.org' }),
      await off.send('GET', '/sso/saml/metadata'),
      await off.operate('GET', '/admin/sso/providers'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'saml_provider_disabled' } })
    }
    expect(codeOf(await post({}, undefined, closed))).toBe('saml_provider_disabled')
  })
})

describe('invalid', () => {
  test.each([
    [{}, 400, 'validation_failed'],
    [{ domain: 'example.org', provider_id: crypto.randomUUID() }, 400, 'validation_failed'],
    [{ domain: 7 }, 400, 'bad_json'],
    [{ domain: 'x\0' }, 400, 'validation_failed'],
    [
      { domain: 'example.org', code_challenge: 'short', code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
    [{ domain: 'example.org' }, 404, 'sso_provider_not_found'],
    [{ provider_id: crypto.randomUUID() }, 404, 'sso_provider_not_found'],
    [{ provider_id: 'x' }, 404, 'sso_provider_not_found'],
  ])('%j is answered %i %s', async (body, status, code) => {
    expect(await client.post('/sso', body)).toMatchObject({ status, body: { code } })
  })

  test.each<[what: string, reason: string, wrong: Wrong]>([
    ['that is not signed', 'Invalid signature', { signature: 'none' }],
    ['signed with another key', 'Invalid signature', { signature: 'foreign' }],
    ['signed with SHA-1', 'It is signed with SHA-1', { signature: 'sha1' }],
    [
      'signed with SHA-1 in disguise',
      'It is signed with SHA-1',
      { signature: 'sha1', tamper: (xml) => xml.replaceAll('sha1"', 'sha&#49;"') },
    ],
    [
      'for another audience',
      'SAML assertion audience mismatch. Expected',
      { audience: 'https://other.example/' },
    ],
    ['for another recipient', 'It is no answer to this request', { recipient: 'https://other.example/acs' }],
    ['to another request', 'It is no answer to this request', { inResponseTo: '_another' }],
    [
      'by another identity provider',
      'It is from another identity provider',
      { issuer: 'https://other.example/' },
    ],
    ['that is over', 'SAML assertion expired', { validFor: -60 }],
    ['that was changed', 'Invalid signature', { tamper: (xml) => xml.replace('sara-1', 'boss-1') }],
    [
      'that was changed inside a comment',
      'Invalid signature',
      { tamper: (xml) => xml.replace('sara-1', 'boss<!---->sara-1') },
    ],
    [
      'with a second assertion before it',
      'It has several assertions',
      { tamper: (xml) => xml.replace('<saml:Assertion', '<saml:Assertion ID="_x"/><saml:Assertion') },
    ],
    [
      'with a document type',
      'It is no XML, too large, too deep, or declares a document type',
      { tamper: (xml) => `<!DOCTYPE x [<!ENTITY who "boss-1">]>${xml.replace('sara-1', '&who;')}` },
    ],
    [
      'that is no XML',
      'It is no XML, too large, too deep, or declares a document type',
      { tamper: () => 'hello' },
    ],
  ])('an answer %s signs nobody in: %s', async (_, reason, wrong) => {
    const { url } = await begin()
    const led = await post(company.answer(url, sara, wrong))
    expect(codeOf(led)).toBe('validation_failed')
    expect(led.searchParams.get('code')).toBeNull()
    const logLine = world.logLines.findLast(({ message }) => message === 'a SAML answer does not count')
    expect(logLine?.fields).toEqual({ provider: providerId, reason })
  })

  test('a hundred hostile answers of half a megabyte keep nobody else waiting', async () => {
    const deep = '<a>'.repeat(20_000)
    const shapes = [
      '<a>'.repeat(125_000),
      deep,
      `${deep}${'</a>'.repeat(20_000)}`,
      `<a ${Array.from({ length: 4000 }, (_, n) => `b${n}=""`).join(' ')}/>`,
      `<a>${'<b xmlns:c="d">'.repeat(3000)}`,
      '<!--'.repeat(90_000),
    ]
    const answers = Array.from({ length: 100 }, (_, n) => shapes[n % shapes.length] ?? '')
    const used = process.cpuUsage()
    for (const xml of answers) {
      const RelayState = new URL((await begin()).url).searchParams.get('RelayState') ?? ''
      const SAMLResponse = Buffer.from(xml).toString('base64').slice(0, 500_000)
      const [led, health] = await Promise.all([
        post({ RelayState, SAMLResponse }),
        fetch(`${world.url}/healthz`),
      ])
      expect(codeOf(led)).toBe('validation_failed')
      expect(health.status).toBe(200)
    }
    // processor time rather than the clock, which other programs of the machine share; unbounded, one answer took seconds
    const { user, system } = process.cpuUsage(used)
    expect((user + system) / 1000 / answers.length).toBeLessThan(200)
  })

  test('an answer that nobody asked for, that comes twice, or too late', async () => {
    const { url } = await begin()
    const form = company.answer(url, sara)
    const { RelayState: _, ...unasked } = form
    for (const wrong of [
      unasked,
      { ...form, RelayState: 'x' },
      { ...form, RelayState: crypto.randomUUID() },
    ]) {
      expect(codeOf(await post(wrong))).toBe('saml_relay_state_not_found')
    }
    const [first, second] = await Promise.all([post(form), post(form)])
    expect(new Set([codeOf(first), codeOf(second)])).toEqual(new Set([null, 'saml_relay_state_not_found']))
    const late = company.answer((await begin()).url, sara)
    await world.clock.advance(601)
    expect(codeOf(await post(late))).toBe('saml_relay_state_expired')
  })

  test('a person without an id that lasts, or without an address', async () => {
    const transient = { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }
    const nameless = company.answer((await begin()).url, sara, transient)
    expect(codeOf(await post(nameless))).toBe('saml_assertion_no_user_id')
    const unreachable = company.answer((await begin()).url, { id: 'x' })
    expect(codeOf(await post(unreachable))).toBe('saml_assertion_no_email')
  })
})

describe('a colleague', () => {
  test('signs in at the company, by the unmodified client, and is the same person again', async () => {
    const { user, session } = await signIn(sara)
    expect(user).toMatchObject({
      email: 'sara@company.example',
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: `sso:${providerId}` },
      user_metadata: { full_name: 'Sara Bekele' },
      identities: [{ provider: `sso:${providerId}`, id: 'sara-1' }],
    })
    expect(claimsOf(session.access_token)['amr']).toMatchObject([
      { method: 'sso/saml', provider: providerId },
    ])
    const moved = await signIn({ ...sara, email: 'sara.b@company.example' })
    expect(moved.user).toMatchObject({ id: user.id, email: 'sara.b@company.example' })
  })

  test('is signed in no longer than the company says', async () => {
    const { session } = await signIn({ ...sara, id: 'sara-short' }, { sessionFor: 1800 })
    expect((session?.expires_in ?? 0) <= 1800).toBe(true)
    const refresh = () =>
      client.post('/token?grant_type=refresh_token', { refresh_token: session?.refresh_token })
    expect((await refresh()).status).toBe(200)
    await world.clock.advance(1801)
    expect((await refresh()).body.code).toBe('session_expired')
    const late = await client.send('GET', '/user', { token: session?.access_token })
    expect(late.status).toBe(403)

    const { url } = await begin()
    expect(codeOf(await post(company.answer(url, sara, { sessionFor: -5 })))).toBe('validation_failed')
  })

  test('is named by the attributes that the operator says', async () => {
    const mapping = { keys: { full_name: { names: ['nickname', 'displayName'] }, sub: { name: 'email' } } }
    const path = `/admin/sso/providers/${providerId}`
    await client.operate('PUT', path, { body: { attribute_mapping: mapping } })
    const { user } = await signIn({
      id: 'changes-daily',
      email: 'hanna@company.example',
      displayName: 'Hanna',
    })
    expect(user).toMatchObject({
      user_metadata: { full_name: 'Hanna' },
      identities: [{ id: 'hanna@company.example' }],
    })
    await client.operate('PUT', path, { body: { attribute_mapping: { keys: {} } } })
  })

  test('is nobody else with the same address, and cannot take the account of one', async () => {
    const member = await client.settle('abel@company.example')
    const { user, session } = await signIn({ id: 'abel-1', email: 'abel@company.example' })
    expect(user.id).not.toBe(member.userId)
    expect((await client.signIn('abel@company.example')).body.user?.id).toBe(member.userId)
    const own = { body: { password: 'a-new-one-for-me-8' }, token: session.access_token }
    expect((await client.send('PUT', '/user', own)).body.code).toBe('user_sso_managed')
  })

  test('who comes for the first time twice at once has one account', async () => {
    const person = { id: 'twice-1', email: 'twice@company.example' }
    const [one, two] = await Promise.all([signIn(person), signIn(person)])
    expect(one.user.id).toBe(two.user.id)
  })

  test('without PKCE the session comes to the browser that began, and to no other', async () => {
    const ask = async () => {
      const answer = await client.post('/sso', { provider_id: providerId, skip_http_redirect: true })
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
      return { form: company.answer(String(answer.body['url']), sara), cookie }
    }
    const own = await ask()
    const led = await post(own.form, own.cookie)
    expect(new URLSearchParams(led.hash.slice(1)).get('access_token')).toEqual(expect.any(String))
    expect(codeOf(await post((await ask()).form))).toBe('saml_relay_state_not_found')
    const attacker = await ask()
    const victim = await ask()
    expect(codeOf(await post(attacker.form, victim.cookie))).toBe('saml_relay_state_not_found')
  })

  test('whose company was shut out stays outside, also with an answer on its way', async () => {
    const other = newCompany()
    const body = { type: 'saml', metadata_xml: other.metadata, domains: ['other.example'] }
    const { body: made } = await client.operate('POST', '/admin/sso/providers', { body })
    const begun = await client.post('/sso', { domain: 'OTHER.example', skip_http_redirect: true })
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
    await client.operate('PUT', `/admin/sso/providers/${String(made['id'])}`, { body: { disabled: true } })
    const form = other.answer(String(begun.body['url']), sara)
    expect(codeOf(await post(form, cookie))).toBe('sso_provider_disabled')
    expect((await client.post('/sso', { domain: 'other.example' })).body.code).toBe('sso_provider_disabled')
  })
})

test('identity providers find what they have to know of us', async () => {
  const answer = await world.inject({ method: 'GET', url: '/auth/v1/sso/saml/metadata' })
  expect(answer.headers['content-type']).toMatch(/^application\/samlmetadata\+xml/)
  expect(answer.body).toContain('entityID="http://localhost:3000/auth/v1/sso/saml/metadata"')
  expect(answer.body).toContain('Location="http://localhost:3000/auth/v1/sso/saml/acs"')
  expect(answer.body).toContain('WantAssertionsSigned="true"')
})
