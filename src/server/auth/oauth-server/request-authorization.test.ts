import { describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { isRedirectUri } from './redirect-uri-policy.ts'
import { programClient, REDIRECT } from './oauth-client.fixture.ts'

const world = freshWorld()
const client = programClient(world)

describe('invalid', () => {
  test('an unknown program, and an address that is not its own, lead nowhere', async () => {
    const program = await client.register()
    for (const query of [
      { client_id: crypto.randomUUID() },
      { client_id: 'x' },
      { client_id: null },
      { redirect_uri: null },
      { redirect_uri: 'https://program.example/back' },
      { redirect_uri: `${REDIRECT}&more=1` },
      { redirect_uri: 'https://PROGRAM.example/back?from=mesob' },
      { redirect_uri: 'https://evil.example/' },
    ]) {
      const led = await client.request(program, query)
      expect(led, JSON.stringify(query)).toMatchObject({ status: 400, location: undefined })
      expect(led.body).toContain('"error"')
    }
  })

  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ request_uri: 'https://evil.example/' }, 'request_not_supported'],
    [{ nonce: 'n'.repeat(600) }, 'invalid_request'],
  ])('%j goes back to the program as %s', async (query, error) => {
    const { location = '' } = await client.request(await client.register(), query)
    const { origin, searchParams } = new URL(location)
    expect(origin).toBe('https://program.example')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      from: 'mesob',
      error,
      state: 'st',
      iss: 'http://localhost:3000/auth/v1',
    })
  })
})

test('leads to the page of consent, which finds the id of the request', async () => {
  const { status, location, id } = await client.request(await client.register())
  expect(status).toBe(303)
  expect(location).toBe(`http://localhost:3000/#/oauth/consent?authorization_id=${id}`)
})

test.each([
  ['https://app.example/cb', true],
  ['http://localhost:8080/cb', true],
  ['http://127.0.0.1/cb', true],
  ['http://[::1]:9/cb', true],
  ['com.example.app:/cb', true],
  ['http://app.example/cb', false],
  ['http://localhost.evil.example/', false],
  ['https://app.example/#x', false],
  ['https://*.example/', false],
  ['https://user:word@app.example/', false],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/passwd', false],
  ['/cb', false],
  ['https://app.example/ cb', false],
  ['', false],
])('a program may be led back to %s: %s', (address, allowed) => {
  expect(isRedirectUri(address)).toBe(allowed)
})
