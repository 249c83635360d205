import { expect, test } from 'vitest'
import { authClient } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const open = freshWorld({ env: { AUTH_SAML: 'true' } })

test('switched off, it says so', async () => {
  const answer = await authClient(world).post('/sso', { domain: 'example.org' })
  expect(answer).toMatchObject({ status: 404, body: { code: 'saml_provider_disabled' } })
})

test.each([
  [{}, 400, 'validation_failed'],
  [{ domain: 'example.org', provider_id: crypto.randomUUID() }, 400, 'validation_failed'],
  [{ domain: 7 }, 400, 'bad_json'],
  [{ domain: 'x\0' }, 400, 'validation_failed'],
  [{ domain: 'example.org' }, 404, 'sso_provider_not_found'],
  [{ provider_id: crypto.randomUUID() }, 404, 'sso_provider_not_found'],
])('switched on, %j is answered %i %s', async (body, status, code) => {
  expect(await authClient(open).post('/sso', body)).toMatchObject({ status, body: { code } })
})
