import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { PASSWORD } from './auth-client.fixture.ts'
import { good, officialClients } from './official-client.fixture.ts'

// What people change about their own account, through the unmodified client of the wire.

const world = freshWorld({ listen: true })
const { newBrowser, lastMail, lastCode, signedUp, signedIn } = officialClients(world)

test('another address: both mailboxes have to agree, then only the new one signs in', async () => {
  const [old, fresh] = ['old@example.org', 'new@example.org']
  const { client, events } = await signedUp(old)
  const asked = good(await client.updateUser({ email: fresh }))
  expect(asked.user).toMatchObject({ email: old, new_email: fresh })
  expect(events).toContain('USER_UPDATED')

  const half = await client.verifyOtp({
    email: old,
    token: (await lastMail(old)).token,
    type: 'email_change',
  })
  expect(half.error).toBeNull()
  expect(half.data.session).toBeNull()
  expect(good(await client.getUser()).user.email).toBe(old)
  const done = await client.verifyOtp({
    email: fresh,
    token: (await lastMail(fresh)).token,
    type: 'email_change',
  })
  expect(good(done).user).toMatchObject({ email: fresh, identities: [{ identity_data: { email: fresh } }] })

  const late = await newBrowser().client.signInWithPassword({ email: old, password: PASSWORD })
  expect(late.error).toMatchObject({ code: 'invalid_credentials' })
  await signedIn(fresh)
})

test('an address that somebody has already is refused', async () => {
  await signedUp('taken@example.org')
  const { client } = await signedUp('wants@example.org')
  const refused = await client.updateUser({ email: 'taken@example.org' })
  expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('another telephone number counts with the code sent to it', async () => {
  const { client } = await signedUp('phone@example.org')
  const phone = '+251911000003'
  good(await client.updateUser({ phone }))
  expect(good(await client.getUser()).user.phone).toBe('')
  const wrong = await client.verifyOtp({ phone, token: '000000x', type: 'phone_change' })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
  good(await client.verifyOtp({ phone, token: await lastCode(phone), type: 'phone_change' }))
  expect(good(await client.getUser()).user.phone).toBe('251911000003')
})

test('after a day a new password takes a fresh code', async () => {
  const email = 'stale@example.org'
  const { client } = await signedUp(email)
  const others = await signedIn(email)
  await world.clock.advance(25 * 3600)
  good(await client.refreshSession())
  const password = 'a-new-one-for-me-8'
  expect((await client.updateUser({ password })).error).toMatchObject({ code: 'reauthentication_needed' })
  expect((await client.reauthenticate()).error).toBeNull()
  const nonce = await lastCode(email)
  expect((await client.updateUser({ password, nonce: '000000' })).error).toMatchObject({
    code: 'reauthentication_not_valid',
  })
  good(await client.updateUser({ password, nonce }))
  expect((await others.client.refreshSession()).error).not.toBeNull()
  good(await client.refreshSession())
  await signedIn(email, password)
})

test('the password of before, or one that is too weak, is no new one', async () => {
  const { client } = await signedUp('same@example.org')
  expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject({ code: 'same_password' })
  expect((await client.updateUser({ password: 'abc' })).error).toMatchObject({
    name: 'AuthWeakPasswordError',
  })
})

test('a guest becomes a member with an address, and stays the same person', async () => {
  const { client } = newBrowser()
  const guest = good(await client.signInAnonymously({ options: { data: { full_name: 'Guest' } } }))
  expect(guest.user).toMatchObject({ is_anonymous: true, identities: [] })
  const claims = good(await client.getClaims())
  expect(claims?.claims).toMatchObject({ is_anonymous: true, role: 'authenticated' })

  const email = 'guest@example.org'
  good(await client.updateUser({ email }))
  good(await client.verifyOtp({ email, token: (await lastMail(email)).token, type: 'email_change' }))
  good(await client.refreshSession())
  const member = good(await client.getUser()).user
  expect(member).toMatchObject({ id: guest.user?.id, is_anonymous: false, email })
  good(await client.updateUser({ password: PASSWORD }))
  expect(good(await (await signedIn(email)).client.getUser()).user.id).toBe(guest.user?.id)
})
