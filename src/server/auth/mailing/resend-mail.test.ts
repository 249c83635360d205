import { describe, expect, test } from 'vitest'
import { authClient } from '#server/auth/auth-client.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const client = authClient(world)
const resend = (body: unknown) => client.post('/resend', body)

describe('invalid', () => {
  test.each([
    [{ type: 'nope', email: 'a@example.org' }, 'validation_failed'],
    [{ email: 'a@example.org' }, 'validation_failed'],
    [{ type: 'signup' }, 'validation_failed'],
    [{ type: 'signup', email: 'nope' }, 'validation_failed'],
    [{ type: 'signup', email: 'a@example.org', phone: '1555' }, 'validation_failed'],
    [{ type: 'sms', phone: 'not a number' }, 'validation_failed'],
  ])('%j is 400 %s', async (body, code) => {
    expect(await resend(body)).toMatchObject({ status: 400, body: { code } })
  })
})

describe('behaviour', () => {
  test('sends a new code; the older one is dead', async () => {
    const email = 'again@example.org'
    await client.signUp(email)
    const first = await client.mailTo(email)
    expect(await resend({ type: 'signup', email })).toMatchObject({ status: 200, body: {} })
    const second = await client.mailTo(email)
    expect(await client.mailCount(email)).toBe(2)
    const use = (token: string) => client.post('/verify', { type: 'signup', email, token })
    expect((await use(first.code)).status).toBe(403)
    expect((await use(second.code)).status).toBe(200)
  })

  test('is silent for an unknown address, a confirmed one, and where no change waits', async () => {
    const email = 'confirmed@example.org'
    await client.settle(email)
    const before = await client.mailCount(email)
    for (const body of [
      { type: 'signup', email: 'nobody@example.org' },
      { type: 'signup', email },
      { type: 'email_change', email },
    ]) {
      expect(await resend(body)).toMatchObject({ status: 200, body: {} })
    }
    expect(await client.mailCount(email)).toBe(before)
    expect(await client.mailCount('nobody@example.org')).toBe(0)
  })

  test('sends both mails of a change of address', async () => {
    const email = 'before@example.org'
    const { access } = await client.settle(email)
    await client.send('PUT', '/user', { token: access, body: { email: 'after@example.org' } })
    const first = await client.mailTo('after@example.org')
    await resend({ type: 'email_change', email })
    const second = await client.mailTo('after@example.org')
    expect(second.code).not.toBe(first.code)
    const use = (address: string, token: string) =>
      client.post('/verify', { type: 'email_change', email: address, token })
    expect((await use('after@example.org', second.code)).body).toMatchObject({ code: '200' })
    const current = await client.mailTo(email)
    expect((await use(email, current.code)).body.user).toMatchObject({ email: 'after@example.org' })
  })
})
