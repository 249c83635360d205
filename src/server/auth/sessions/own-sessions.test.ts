import { expect, test } from 'vitest'
import { authClient, PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
const PATH = '/user/sessions'

interface Listed {
  id: string
  current: boolean
  ip: string | null
}

async function listed(token: string): Promise<Listed[]> {
  const { status, body } = await client.send('GET', PATH, { token })
  expect(status).toBe(200)
  return body as unknown as Listed[]
}

async function signInAgain(email: string): Promise<string> {
  const { body } = await client.post('/token?grant_type=password', { email, password: PASSWORD })
  return body.access_token ?? ''
}

test('signed out', async () => {
  expect((await client.send('GET', PATH)).body.code).toBe('no_authorization')
  expect((await client.send('DELETE', `${PATH}/x`)).body.code).toBe('no_authorization')
})

test('one sees where one is signed in, and signs another place out', async () => {
  const email = 'liya@example.org'
  const { access: first } = await client.settle(email)
  await world.clock.advance(1)
  const second = await signInAgain(email)
  const sessions = await listed(first)
  expect(sessions.map(({ current }) => current)).toEqual([false, true])
  expect(sessions[0]).toMatchObject({ ip: '127.0.x.x', aal: 'aal1', oauth_client_id: null })
  expect(JSON.stringify(sessions)).not.toContain('hmac')

  const there = `${PATH}/${sessions[0]?.id ?? ''}`
  expect((await client.send('DELETE', there, { token: first })).status).toBe(204)
  expect((await client.send('GET', '/user', { token: second })).body.code).toBe('session_not_found')
  expect(await listed(first)).toHaveLength(1)
  expect(await client.send('DELETE', there, { token: first })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  })
})

test("nobody sees or ends somebody else's", async () => {
  const { access: sara } = await client.settle('sara-b@example.org')
  const { access: abel } = await client.settle('abel-b@example.org')
  const [own] = await listed(sara)
  expect(await listed(abel)).toHaveLength(1)
  const there = `${PATH}/${own?.id ?? ''}`
  expect((await client.send('DELETE', there, { token: abel })).status).toBe(404)
  expect(await listed(sara)).toEqual([own])
  const odd = await client.send('DELETE', `${PATH}/not-an-id`, { token: abel })
  expect(odd).toMatchObject({ status: 404, body: { code: 'validation_failed' } })
})
