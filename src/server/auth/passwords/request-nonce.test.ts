import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, PASSWORD, statusesOf, tokensOf } from '#server/auth/auth-client.fixture.ts'

const world = freshWorld({ env: { RATE_LIMITS: '1000' } })
const client = authClient(world)
const ask = (token?: string) => client.send('GET', '/reauthenticate', { token })
const change = (token: string, body: Record<string, unknown>) => client.send('PUT', '/user', { token, body })

async function codeTo(to: string): Promise<string> {
  const sent = (await world.outbox()).findLast((one) => one.to === to && one.token)
  if (!sent?.token) throw new Error(`No code was sent to ${to}.`)
  return sent.token
}

test('signed out', async () => {
  expect(await ask()).toMatchObject({ status: 401, body: { code: 'no_authorization' } })
})

test('a guest has nowhere to send a code to, and no password', async () => {
  const guest = tokensOf(await client.post('/signup', { data: {} }))
  expect(await ask(guest.access)).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  const refused = await change(guest.access, { password: 'berbere-and-kibbeh-3' })
  expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } })
})

test('the mailed code confirms a new password, once', async () => {
  const email = 'nonce@example.org'
  const { access } = await client.settle(email)
  expect(await ask(access)).toMatchObject({ status: 200, body: {} })
  const nonce = await codeTo(email)
  const wrong = nonce === '000000' ? '000001' : '000000'
  const password = 'berbere-and-kibbeh-3'
  expect((await change(access, { password, nonce: wrong })).body.code).toBe('reauthentication_not_valid')
  const both = await Promise.all([1, 2].map((n) => change(access, { password: `${password}${n}`, nonce })))
  expect(statusesOf(both)).toEqual([200, 422])
  const mails = (await world.outbox()).filter(
    ({ to, subject }) => to === email && /password was changed/.test(subject),
  )
  expect(mails).toHaveLength(1)
})

test('the code of one person is none of another, and signs nobody in', async () => {
  const email = 'one@example.org'
  const one = await client.settle(email)
  const two = await client.settle('two@example.org')
  await ask(one.access)
  const mail = (await world.outbox()).findLast(({ to }) => to === email)
  expect(mail?.text).not.toContain('/verify')
  const nonce = mail?.token ?? ''
  const body = { password: 'berbere-and-kibbeh-3', nonce }
  expect((await change(two.access, body)).body.code).toBe('reauthentication_not_valid')
  expect((await client.post('/verify', { type: 'email', email, token: nonce })).status).toBe(403)
  expect((await change(one.access, body)).status).toBe(200)
})

test('a day after signing in a new password needs the code or the old password', async () => {
  const email = 'late@example.org'
  const { refresh } = await client.settle(email)
  await world.clock.advance(25 * 3600)
  const access = (await client.refresh(refresh)).body.access_token ?? ''
  const password = 'berbere-and-kibbeh-3'
  expect((await change(access, { password })).body.code).toBe('reauthentication_needed')
  expect((await change(access, { password, current_password: PASSWORD })).status).toBe(200)
})

test('a guest who confirms an address keeps the account', async () => {
  const guest = tokensOf(await client.post('/signup', { data: { n: 1 } }))
  const email = 'lasting@example.org'
  expect((await change(guest.access, { email })).body).toMatchObject({ new_email: email, is_anonymous: true })
  const answer = await client.post('/verify', { type: 'email_change', email, token: await codeTo(email) })
  expect(answer.body.user).toMatchObject({ id: guest.userId, email, is_anonymous: false })
  expect(answer.body.user).toMatchObject({ app_metadata: { provider: 'email', providers: ['email'] } })
})

test('a new telephone number counts when its code was used', async () => {
  const { access } = await client.settle('phone@example.org')
  const phone = '251911000009'
  expect((await change(access, { phone })).body).toMatchObject({ phone: '', new_phone: phone })
  const first = await codeTo(`+${phone}`)
  expect((await client.post('/resend', { type: 'phone_change', phone })).status).toBe(200)
  const token = await codeTo(`+${phone}`)
  const answer = await client.post('/verify', { type: 'phone_change', phone, token })
  expect(answer.body.user).toMatchObject({ phone, email: 'phone@example.org' })
  expect((await client.post('/verify', { type: 'phone_change', phone, token: first })).status).toBe(403)
  const other = await client.settle('other@example.org')
  expect((await change(other.access, { phone })).body.code).toBe('phone_exists')
})

test('a number that two people want belongs to whoever shows first that it is theirs', async () => {
  const phone = '447700900555'
  const wanting = []
  for (const email of ['rival-a@example.org', 'rival-b@example.org']) {
    const { access } = await client.settle(email)
    await change(access, { phone })
    wanting.push({ access, token: await codeTo(`+${phone}`) })
  }
  const answers = await Promise.all(
    wanting.map(({ token }) => client.post('/verify', { type: 'phone_change', phone, token })),
  )
  expect(new Set(statusesOf(answers))).toEqual(new Set([200, 422]))
  const loser = wanting[answers[0]?.status === 200 ? 1 : 0]
  expect((await change(loser?.access ?? '', { phone })).body.code).toBe('phone_exists')
})
