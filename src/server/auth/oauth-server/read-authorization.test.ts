import { describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { programClient, REDIRECT } from './oauth-client.fixture.ts'

const world = freshWorld()
const client = programClient(world)

test('signed out', async () => {
  const { id } = await client.request(await client.register())
  for (const answer of [await client.read(id), await client.decide(id, 'approve')]) {
    expect(answer).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
  }
})

describe('not allowed', () => {
  test('the first who looks decides; nobody else sees it', async () => {
    const owner = await client.settle('looks@example.org')
    const stranger = await client.settle('stranger@example.org')
    const { id } = await client.request(await client.register())
    expect((await client.read(id, owner.access)).status).toBe(200)
    for (const answer of [
      await client.read(id, stranger.access),
      await client.decide(id, 'approve', stranger.access),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'oauth_authorization_not_found' } })
    }
  })
})

describe('invalid', () => {
  test('what is unknown, over or decided', async () => {
    const { access } = await client.settle('late@example.org')
    const missing = { status: 404, body: { code: 'oauth_authorization_not_found' } }
    expect(await client.read('x', access)).toMatchObject(missing)
    expect(await client.read(crypto.randomUUID(), access)).toMatchObject(missing)
    const program = await client.register()
    const { id } = await client.request(program)
    expect((await client.decide(id, 'maybe', access)).body.code).toBe('validation_failed')
    await client.decide(id, 'deny', access)
    expect(await client.decide(id, 'approve', access)).toMatchObject(missing)
    const later = await client.request(program)
    await world.clock.advance(181)
    expect(await client.read(later.id, access)).toMatchObject(missing)
  })
})

describe('a decision', () => {
  test('shows who asks for what, and leads back with a code', async () => {
    const { access, userId } = await client.settle('decides@example.org')
    const program = await client.register({ client_uri: 'https://program.example' })
    const { id } = await client.request(program)
    expect((await client.read(id, access)).body).toEqual({
      authorization_id: id,
      redirect_uri: REDIRECT,
      client: { id: program.id, name: 'Calendar', uri: 'https://program.example', logo_uri: '' },
      user: { id: userId, email: 'decides@example.org' },
      scope: 'openid email profile',
    })
    const { status, body } = await client.decide(id, 'approve', access)
    expect(status).toBe(200)
    const url = new URL(String(body['redirect_url']))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'mesob',
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'st',
      iss: 'http://localhost:3000/auth/v1',
    })
  })

  test('of two at once counts once', async () => {
    const { access } = await client.settle('twice@example.org')
    const { id } = await client.request(await client.register())
    const answers = await Promise.all([1, 2, 3].map(() => client.decide(id, 'approve', access)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('that was a refusal tells the program so', async () => {
    const { access } = await client.settle('refuses@example.org')
    const { id } = await client.request(await client.register())
    const { body } = await client.decide(id, 'deny', access)
    const { searchParams } = new URL(String(body['redirect_url']))
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', state: 'st' })
    expect((await client.send('GET', '/user/oauth/grants', { token: access })).body).toEqual([])
  })

  test('is asked again only for more, and can be taken back', async () => {
    const { access } = await client.settle('again@example.org')
    const program = await client.register()
    await client.letIn(program, access, { scope: 'openid email' })
    const less = await client.request(program, { scope: 'email' })
    expect(client.codeIn((await client.read(less.id, access)).body['redirect_url'])).not.toBe('')
    const more = await client.request(program, { scope: 'email phone' })
    expect((await client.read(more.id, access)).body['authorization_id']).toBe(more.id)

    const grants = await client.send('GET', '/user/oauth/grants', { token: access })
    expect(grants.body).toMatchObject([{ client: { id: program.id }, scopes: ['openid', 'email'] }])
    const path = `/user/oauth/grants?client_id=${program.id}`
    expect((await client.send('DELETE', path, { token: access })).status).toBe(204)
    expect((await client.send('DELETE', path, { token: access })).body.code).toBe('oauth_consent_not_found')
    const wrong = await client.send('DELETE', '/user/oauth/grants?client_id=x', { token: access })
    expect(wrong.body.code).toBe('validation_failed')
    const asked = await client.request(program, { scope: 'email' })
    expect((await client.read(asked.id, access)).body['authorization_id']).toBe(asked.id)
  })
})
