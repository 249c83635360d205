import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { good, officialClients } from './official-client.fixture.ts'
import { programClient, REDIRECT } from './oauth-server/oauth-client.fixture.ts'

// Programs of others (OAuth 2.1), with the consent page through the unmodified client of the wire.

const world = freshWorld({ listen: true })
const { signedUp, operator } = officialClients(world)
const programs = programClient(world)

async function registered() {
  const { oauth } = await operator()
  const made = good(await oauth.createClient({ client_name: 'Calendar', redirect_uris: [REDIRECT] }))
  return { id: made.client_id, secret: made.client_secret ?? '' }
}

/** The address of the program that an answer of the consent page leads to. */
const leadsTo = (answer: { redirect_url: string }) => new URL(answer.redirect_url).searchParams

test('the operator registers, changes and removes a program', async () => {
  const { oauth } = await operator()
  const { id, secret } = await registered()
  expect(good(await oauth.getClient(id))).not.toHaveProperty('client_secret')
  good(await oauth.updateClient(id, { client_name: 'Agenda' }))
  const renewed = good(await oauth.regenerateClientSecret(id))
  expect(renewed.client_secret).not.toBe(secret)
  const { clients } = good(await oauth.listClients())
  expect(clients.map(({ client_name: name }) => name)).toContain('Agenda')
  expect((await oauth.deleteClient(id)).error).toBeNull()
  expect((await oauth.getClient(id)).error).toMatchObject({ status: 404, code: 'oauth_client_not_found' })
})

test('a person sees who asks, agrees, and takes it back', async () => {
  const { client, session } = await signedUp('agrees@example.org')
  const program = await registered()
  const { id, verifier } = await programs.request(program)
  const asked = good(await client.oauth.getAuthorizationDetails(id))
  expect(asked).toMatchObject({
    authorization_id: id,
    client: { id: program.id, name: 'Calendar' },
    user: { id: session?.user.id, email: 'agrees@example.org' },
    scope: 'openid email profile',
  })
  const approved = good(await client.oauth.approveAuthorization(id, { skipBrowserRedirect: true }))
  const code = leadsTo(approved).get('code') ?? ''
  const tokens = (await programs.exchange(program, code, verifier)).body
  const info = await programs.send('GET', '/oauth/userinfo', { token: tokens['access_token'] })
  expect(info.body).toMatchObject({ email: 'agrees@example.org' })

  expect(good(await client.oauth.listGrants())).toMatchObject([{ client: { id: program.id } }])
  expect((await client.oauth.revokeGrant({ clientId: program.id })).error).toBeNull()
  expect(good(await client.oauth.listGrants())).toEqual([])
  const refused = await programs.send('GET', '/oauth/userinfo', { token: tokens['access_token'] })
  expect(refused).toMatchObject({ status: 401, body: { error: 'invalid_token' } })
})

test('a person who agreed before is not asked again', async () => {
  const { client } = await signedUp('again@example.org')
  const program = await registered()
  const first = await programs.request(program)
  good(await client.oauth.getAuthorizationDetails(first.id))
  good(await client.oauth.approveAuthorization(first.id, { skipBrowserRedirect: true }))
  const second = await programs.request(program)
  const answer = good(await client.oauth.getAuthorizationDetails(second.id))
  if (!('redirect_url' in answer)) throw new Error('There was nothing to ask.')
  expect(leadsTo(answer).get('code')).toEqual(expect.any(String))
})

test('a person who refuses sends the program away with nothing', async () => {
  const { client } = await signedUp('refuses@example.org')
  const { id } = await programs.request(await registered())
  good(await client.oauth.getAuthorizationDetails(id))
  const denied = good(await client.oauth.denyAuthorization(id, { skipBrowserRedirect: true }))
  expect(leadsTo(denied).get('error')).toBe('access_denied')
  expect(leadsTo(denied).get('code')).toBeNull()
  const late = await client.oauth.approveAuthorization(id, { skipBrowserRedirect: true })
  expect(late.error).not.toBeNull()
})
