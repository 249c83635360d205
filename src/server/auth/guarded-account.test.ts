import { describe, expect, test } from 'vitest'
import { requestDeletion } from '#contract/auth/request-deletion.ts'
import { freshWorld, type World } from '#server/testing/world.ts'
import { PASSWORD, tokensOf } from './auth-client.fixture.ts'
import { factorClient } from './factors/factor.fixture.ts'
import { passkeyClient } from './passkeys/passkey.fixture.ts'

// What somebody with a stolen session, a password alone, or many addresses can do to an account.

const world = freshWorld()
const client = factorClient(world)
const strict = freshWorld({ env: { RATE_LIMITS: '1' } })
const strictClient = factorClient(strict)

const NEW_PASSWORD = 'Zx9!newpassword'
const DAY = 86_400

const subjectsTo = async (of: World, email: string) =>
  (await of.outbox()).filter(({ to }) => to === email).map(({ subject }) => subject)
/** As many addresses as are wanted, one after the other. */
const addresses = () => {
  let n = 0
  return () => `198.51.${Math.floor(n / 200)}.${(n++ % 200) + 1}`
}

describe('an account without a password', () => {
  async function byCode(email: string) {
    await client.post('/otp', { email, create_user: true })
    const { code } = await client.mailTo(email)
    const tokens = tokensOf(await client.post('/verify', { type: 'email', email, token: code }))
    await world.clock.advance(3 * DAY)
    const { access } = tokensOf(await client.refresh(tokens.refresh))
    const put = (body: object) => client.send('PUT', '/user', { token: access, body })
    return { access, put }
  }

  test('takes no text for the password that it does not have', async () => {
    const { access, put } = await byCode('codes@example.org')
    const needed = { status: 400, body: { code: 'reauthentication_needed' } }
    expect(await put({ password: NEW_PASSWORD })).toMatchObject(needed)
    expect(await put({ password: NEW_PASSWORD, current_password: 'x' })).toMatchObject(needed)
    expect((await client.signIn('codes@example.org', NEW_PASSWORD)).status).toBe(400)
    const headers = { authorization: `Bearer ${access}` }
    const asked = await world.call(requestDeletion, { password: 'x' }, null, { headers })
    expect(asked.error.code).toBe('auth.sign-in-again')
  })

  test('takes the code that was sent', async () => {
    const { access, put } = await byCode('nonce@example.org')
    await client.send('GET', '/reauthenticate', { token: access })
    const nonce = (await world.outbox()).findLast(({ to }) => to === 'nonce@example.org')?.token
    expect((await put({ password: NEW_PASSWORD, nonce })).status).toBe(200)
  })
})

describe('guessing', () => {
  test('the present password is over after five, from wherever they come', async () => {
    const { access } = await strictClient.settle('present@example.org')
    const from = addresses()
    const put = (current_password: string) =>
      strictClient.send('PUT', '/user', {
        token: access,
        body: { password: NEW_PASSWORD, current_password },
        from: from(),
      })
    for (let n = 0; n < 5; n++)
      expect(await put(`wrong ${n}`)).toMatchObject({ body: { code: 'current_password_invalid' } })
    expect((await put(PASSWORD)).status).toBe(429)
  })

  test('a new password tells a stale session nothing of the present one', async () => {
    const { refresh } = await client.settle('stale@example.org')
    await world.clock.advance(2 * DAY)
    const { access } = tokensOf(await client.refresh(refresh))
    for (const password of [PASSWORD, NEW_PASSWORD])
      expect(await client.send('PUT', '/user', { token: access, body: { password } })).toMatchObject({
        body: { code: 'reauthentication_needed' },
      })
  })

  test('passwords from many addresses locks nobody out, and the owner hears of it once a day', async () => {
    const email = 'guessed@example.org'
    await strictClient.settle(email)
    const from = addresses()
    for (let n = 0; n < 25; n++)
      expect((await strictClient.signIn(email, `wrong ${n}`, from())).status).toBe(400)
    const title = 'Somebody is trying passwords for your account'
    expect((await subjectsTo(strict, email)).filter((subject) => subject === title)).toHaveLength(1)
    expect((await strictClient.signIn(email, PASSWORD, from())).status).toBe(200)
    for (let n = 0; n < 25; n++)
      expect((await strictClient.signIn('nobody@example.org', `wrong ${n}`, from())).status).toBe(400)
  })

  test('codes with the password alone uses up no try of the owner, who hears of it', async () => {
    const email = 'factor@example.org'
    const { access: own, app } = await strictClient.settleStrong(email)
    const from = addresses()
    for (let session = 0; session < 3; session++) {
      const { access: thief } = tokensOf(await strictClient.signIn(email, PASSWORD, from()))
      for (let n = 0; n < 8; n++) {
        const address = from()
        const { body } = await strictClient.challenge(thief, app.id, address)
        const code = strictClient.wrongCodeOf(app)
        expect((await strictClient.verify(thief, app.id, body['id'], { code }, address)).status).toBe(422)
      }
    }
    expect(await subjectsTo(strict, email)).toContain('Somebody is trying codes for your account')
    expect((await strictClient.prove(own, app)).status).toBe(200)
  })
})

test('a session that the password alone opened is good for the way to the second factor and nothing else', async () => {
  const email = 'half@example.org'
  const { access: own, app } = await client.settleStrong(email)
  const { access } = await client.session(email)
  const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
    client.send(method, path, { token: access, ...(body && { body }) })
  const sessions = (await client.send('GET', '/user/sessions', { token: own })).body as unknown as {
    id: string
  }[]
  for (const answer of [
    await ask('GET', '/user/sessions'),
    await ask('DELETE', `/user/sessions/${sessions[0]?.id}`),
    await ask('POST', '/logout?scope=others'),
    await ask('PUT', '/user', { data: { full_name: 'Somebody Else' } }),
    await ask('GET', '/user/oauth/grants'),
    await ask('GET', '/passkeys'),
    await ask('GET', '/reauthenticate'),
  ])
    expect(answer).toMatchObject({ body: { code: 'insufficient_aal' } })
  expect((await ask('GET', '/user')).status).toBe(200)
  expect((await ask('POST', '/logout?scope=global')).status).toBe(204)
  expect((await ask('GET', '/user')).status).toBe(403)
  expect((await client.send('GET', '/user', { token: own })).status).toBe(200)
  const again = await client.session(email)
  expect((await client.prove(again.access, app)).status).toBe(200)
})

test('the owner is told of every credential that is added or removed', async () => {
  const email = 'told@example.org'
  const { access, app } = await client.settleStrong(email)
  const keys = passkeyClient(world)
  const { id } = await keys.newPasskey(access)
  await client.send('DELETE', `/passkeys/${id}`, { token: access })
  await client.post('/factors/recovery-codes', {}, { token: access })
  await client.send('PUT', '/user', { token: access, body: { phone: '251911000777' } })
  const token = await client.textTo('251911000777')
  await client.post('/verify', { type: 'phone_change', phone: '251911000777', token })
  await client.send('DELETE', '/factors/recovery-codes', { token: access })
  await client.send('DELETE', `/factors/${app.id}`, { token: access })
  expect((await subjectsTo(world, email)).slice(1)).toEqual(
    expect.arrayContaining([
      'A second factor was added',
      'A passkey was added',
      'A passkey was removed',
      'Your recovery codes were changed',
      'Your telephone number was changed',
      'A second factor was removed',
    ]),
  )
})

describe('of the whole site', () => {
  const small = freshWorld({ env: { RATE_LIMITS: '{"auth.texts-all":3,"auth.mails-all":2}' } })
  const smallClient = factorClient(small)

  test('only so many texts leave in an hour, to whomever and from wherever', async () => {
    const from = addresses()
    const text = (n: number) => smallClient.post('/otp', { phone: `25191100088${n}` }, { from: from() })
    for (let n = 0; n < 3; n++) expect((await text(n)).status).toBe(200)
    expect(await text(3)).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } })
    await small.clock.advance(3601)
    expect((await text(4)).status).toBe(200)
  })

  test('and only so many mails', async () => {
    const from = addresses()
    const mail = (n: number) => smallClient.post('/otp', { email: `mass${n}@example.org` }, { from: from() })
    for (let n = 0; n < 2; n++) expect((await mail(n)).status).toBe(200)
    expect(await mail(2)).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
  })
})
