import { describe, expect, test } from 'vitest'
import { PASSWORD } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { operatorClient, OPERATORS_ONLY } from './operator.fixture.ts'

const world = freshWorld()
const client = operatorClient(world)
const PAGE = 'http://localhost:3000/#/account'
const make = (body: Record<string, unknown>) =>
  client.operate('POST', '/admin/generate_link', { body: { redirect_to: PAGE, ...body } })
const text = (value: unknown) => String(value)

test('signed out and not allowed', async () => {
  expect(await client.othersAsk('POST', '/admin/generate_link')).toEqual(OPERATORS_ONLY)
})

test.for([
  [{ type: 'nonsense', email: 'a@example.org' }, 400, 'validation_failed'],
  [{ type: 'magiclink', email: 'nope' }, 400, 'validation_failed'],
  [{ type: 'signup', email: 'a@example.org' }, 400, 'validation_failed'],
  [{ type: 'signup', email: 'a@example.org', password: 'short' }, 422, 'weak_password'],
  [{ type: 'email_change_new', email: 'a@example.org' }, 400, 'validation_failed'],
  [{ type: 'recovery', email: 'nobody@example.org' }, 404, 'user_not_found'],
  [
    { type: 'email_change_new', email: 'nobody@example.org', new_email: 'b@example.org' },
    404,
    'user_not_found',
  ],
] as const)('invalid: %j', async ([body, status, code]) => {
  expect(await make(body)).toMatchObject({ status, body: { code } })
})

describe('a link that the operator delivers', () => {
  test('to sign in, once, and no mail goes out', async () => {
    const email = 'linked@example.org'
    const { userId } = await client.settle(email)
    const mails = await client.mailCount(email)
    const { body } = await make({ type: 'magiclink', email })
    expect(body).toMatchObject({ id: userId, email, verification_type: 'magiclink', redirect_to: PAGE })
    const led = await client.follow(text(body['action_link']))
    expect([led.page, led.fragment['type']]).toEqual(['http://localhost:3000/', 'magiclink'])
    expect((await client.follow(text(body['action_link']))).fragment['error_code']).toBe('otp_expired')
    expect(await client.mailCount(email)).toBe(mails)
  })

  test('or by its code, or by the token alone', async () => {
    const email = 'coded@example.org'
    await client.settle(email)
    const first = await make({ type: 'recovery', email })
    const byCode = { type: 'recovery', email, token: first.body['email_otp'] }
    expect((await client.post('/verify', byCode)).status).toBe(200)
    const second = await make({ type: 'recovery', email })
    const byHash = { type: 'recovery', token_hash: second.body['hashed_token'] }
    expect((await client.post('/verify', byHash)).status).toBe(200)
  })

  test('to sign up opens the account', async () => {
    const email = 'opened@example.org'
    const { body } = await make({
      type: 'signup',
      email,
      password: PASSWORD,
      data: { full_name: 'Opened For' },
    })
    expect(body).toMatchObject({ user_metadata: { full_name: 'Opened For' } })
    expect((await client.follow(text(body['action_link']))).fragment['type']).toBe('signup')
    expect((await client.signIn(email)).status).toBe(200)
    expect(await make({ type: 'signup', email, password: PASSWORD })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    })
  })

  test('to a new address, which both mailboxes have to agree to', async () => {
    const email = 'here@example.org'
    const new_email = 'there@example.org'
    await client.settle(email)
    const current = await make({ type: 'email_change_current', email, new_email })
    const other = await make({ type: 'email_change_new', email, new_email })
    expect((await client.follow(text(current.body['action_link']))).fragment['message']).toContain(
      'other email',
    )
    await client.follow(text(other.body['action_link']))
    expect((await client.signIn(new_email)).status).toBe(200)
  })
})
