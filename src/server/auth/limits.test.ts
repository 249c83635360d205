import { describe, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { authClient, PASSWORD, type WireReply } from './auth-client.fixture.ts'

// The real numbers; the clock is moved on between tests, so that every window is a new one.
const world = freshWorld({ env: { RATE_LIMITS: '1' } })
const client = authClient(world)
const wider = freshWorld({ env: { RATE_LIMITS: '{"auth.sign-up": 2, "auth.failed-sign-in": 1}' } })
const widerClient = authClient(wider)

let host = 0
const newAddress = () => `10.1.${Math.trunc(host / 250)}.${(host++ % 250) + 1}`
const REFUSED = { status: 429, body: { code: 'over_request_rate_limit' } }

async function repeat(times: number, ask: (n: number) => Promise<WireReply>): Promise<number[]> {
  const answers = []
  for (let n = 0; n < times; n++) answers.push((await ask(n)).status)
  return answers
}

/** Settles an account without spending what the test is about. */
async function account(email: string): Promise<void> {
  await client.post('/signup', { email, password: PASSWORD }, { from: newAddress() })
  const { code } = await client.mailTo(email)
  await client.post('/verify', { type: 'signup', email, token: code }, { from: newAddress() })
  await world.clock.advance(2)
}

describe('from one address', () => {
  test('ten sign-ins with a password a minute, whoever they are for, and others are not hindered', async () => {
    await account('ten@example.org')
    const from = newAddress()
    const statuses = await repeat(10, (n) => client.signIn(`nobody-${n}@example.org`, 'wrong-password', from))
    expect(new Set(statuses)).toEqual(new Set([400]))
    const refused = await client.signIn('ten@example.org', PASSWORD, from)
    expect(refused).toMatchObject(REFUSED)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await client.signIn('ten@example.org', PASSWORD, newAddress())).status).toBe(200)
    await world.clock.advance(61)
    expect((await client.signIn('ten@example.org', PASSWORD, from)).status).toBe(200)
  })

  test('the refusal comes before the body is read', async () => {
    const from = newAddress()
    const ask = () => client.send('POST', '/token?grant_type=password', { text: 'not json', from })
    expect(new Set(await repeat(10, ask))).toEqual(new Set([400]))
    expect(await ask()).toMatchObject(REFUSED)
  })

  test.each([
    { what: 'sign-ups', allowed: 10, path: '/signup', field: 'email', rest: { password: PASSWORD } },
    { what: 'recoveries', allowed: 10, path: '/recover', field: 'email', rest: {} },
    { what: 'codes', allowed: 30, path: '/verify', field: 'email', rest: { type: 'email', token: '000000' } },
    { what: 'mails again', allowed: 30, path: '/resend', field: 'email', rest: { type: 'signup' } },
    {
      what: 'refreshes',
      allowed: 150,
      path: '/token?grant_type=refresh_token',
      field: 'refresh_token',
      rest: {},
    },
  ])('so many $what: $allowed', async ({ what, allowed, path, field, rest }) => {
    const from = newAddress()
    const send = (n: number) =>
      client.post(path, { ...rest, [field]: `${what.replace(' ', '-')}-${n}@example.org` }, { from })
    expect(await repeat(allowed, send)).not.toContain(429)
    expect(await send(allowed)).toMatchObject(REFUSED)
  })

  test('links count with codes', async () => {
    const from = newAddress()
    const body = { type: 'email', email: 'x@example.org', token: '000000' }
    await repeat(30, () => client.post('/verify', body, { from }))
    const answer = await client.send('GET', '/verify?token=x&type=signup', { from })
    expect(answer).toMatchObject(REFUSED)
  })
})

describe('wrong passwords', () => {
  test.each(['there@example.org', 'nowhere@example.org'])(
    'five for %s from one address, and no more',
    async (email) => {
      if (email.startsWith('there')) await account(email)
      const from = newAddress()
      expect(await repeat(5, () => client.signIn(email, 'wrong-password', from))).toEqual([
        400, 400, 400, 400, 400,
      ])
      const refused = await client.signIn(email, PASSWORD, from)
      expect(refused).toMatchObject(REFUSED)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
      await world.clock.advance(61)
      expect((await client.signIn(email, PASSWORD, from)).status).toBe(429)
    },
  )

  test('a flood of them locks nobody out who signs in from elsewhere', async () => {
    const email = 'victim@example.org'
    await account(email)
    const from = newAddress()
    const flood = Array.from({ length: 30 }, () => client.signIn(email, 'wrong-password', from))
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
    expect((await client.signIn(email, PASSWORD, newAddress())).status).toBe(200)
  })

  test('the right one forgives the wrong ones before it', async () => {
    const email = 'clumsy@example.org'
    await account(email)
    const from = newAddress()
    await repeat(4, () => client.signIn(email, 'wrong-password', from))
    expect((await client.signIn(email, PASSWORD, from)).status).toBe(200)
    expect(await repeat(4, () => client.signIn(email, 'wrong-password', from))).toEqual([400, 400, 400, 400])
  })
})

describe('mails', () => {
  test.each(['known@example.org', 'unknown@example.org'])('one a second of a kind to %s', async (email) => {
    if (email.startsWith('known')) await account(email)
    const ask = () => client.post('/recover', { email }, { from: newAddress() })
    expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
    expect(refused.headers['retry-after']).toBe('1')
    await world.clock.advance(2)
    expect((await ask()).status).toBe(200)
  })

  test('kinds do not wait for each other', async () => {
    const email = 'kinds@example.org'
    expect((await client.post('/recover', { email }, { from: newAddress() })).status).toBe(200)
    expect((await client.post('/resend', { type: 'signup', email }, { from: newAddress() })).status).toBe(200)
  })
})

test('every limit is configuration', async () => {
  const signUps = await repeat(3, (n) =>
    widerClient.post('/signup', { email: `few-${n}@example.org`, password: PASSWORD }),
  )
  expect(signUps).toEqual([200, 200, 429])
  expect(await repeat(2, () => widerClient.signIn('nobody@example.org'))).toEqual([400, 429])
})
