import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { PASSWORD } from './auth-client.fixture.ts'
import { good, officialClients, PAGE } from './official-client.fixture.ts'

// What programs of the operator do, through the unmodified client of the wire.

const world = freshWorld({ listen: true })
const { newBrowser, lastMail, signedUp, signedIn, operator } = officialClients(world)

test('an account is made, found, changed, banned and removed', async () => {
  const admin = await operator()
  const email = 'made@example.org'
  const made = good(await admin.createUser({ email, password: PASSWORD, email_confirm: true })).user
  expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
  const { client } = await signedIn(email)

  const changes = { app_metadata: { team: 'A' }, user_metadata: { full_name: 'Sara Bekele' } }
  good(await admin.updateUserById(made.id, changes))
  expect(good(await admin.getUserById(made.id)).user).toMatchObject({
    email,
    app_metadata: { team: 'A', provider: 'email' },
    user_metadata: { full_name: 'Sara Bekele' },
  })

  good(await admin.updateUserById(made.id, { ban_duration: '24h' }))
  expect((await client.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
  const banned = await newBrowser().client.signInWithPassword({ email, password: PASSWORD })
  expect(banned.error).toMatchObject({ status: 400, code: 'user_banned' })
  good(await admin.updateUserById(made.id, { ban_duration: 'none' }))
  await signedIn(email)

  good(await admin.deleteUser(made.id))
  expect((await admin.getUserById(made.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
})

test('people come in pages, newest first', async () => {
  const admin = await operator()
  for (const name of ['one', 'two', 'three']) good(await admin.createUser({ email: `${name}@example.org` }))
  const first = good(await admin.listUsers({ page: 1, perPage: 2 }))
  expect(first.users.map(({ email }) => email)).toEqual(['three@example.org', 'two@example.org'])
  expect(first).toMatchObject({ nextPage: 2, total: expect.any(Number) })
  const second = good(await admin.listUsers({ page: 2, perPage: 2 }))
  expect(second.users[0]?.email).toBe('one@example.org')
})

test('a person is invited, follows the link and chooses a password', async () => {
  const admin = await operator()
  const email = 'invited@example.org'
  const invited = good(
    await admin.inviteUserByEmail(email, { redirectTo: PAGE, data: { full_name: 'Abel' } }),
  )
  expect(invited.user).toMatchObject({ email, invited_at: expect.any(String) })
  const { client, open } = newBrowser('implicit')
  const answer = new URLSearchParams((await open((await lastMail(email)).link)).hash.slice(1))
  expect(answer.get('type')).toBe('invite')
  const tokens = {
    access_token: answer.get('access_token') ?? '',
    refresh_token: answer.get('refresh_token') ?? '',
  }
  good(await client.setSession(tokens))
  good(await client.updateUser({ password: PASSWORD }))
  await signedIn(email)
})

test('links without a mail: to sign up, to sign in, to recover, and both halves of another address', async () => {
  const admin = await operator()
  const email = 'links@example.org'
  const signup = good(await admin.generateLink({ type: 'signup', email, password: PASSWORD }))
  const { client } = newBrowser()
  good(await client.verifyOtp({ token_hash: signup.properties.hashed_token, type: 'signup' }))
  for (const type of ['magiclink', 'recovery'] as const) {
    const link = good(await admin.generateLink({ type, email, options: { redirectTo: PAGE } }))
    expect(link.properties).toMatchObject({ verification_type: type, redirect_to: PAGE })
    const { open } = newBrowser()
    expect((await open(link.properties.action_link)).hash).toContain('access_token=')
    const used = newBrowser().client.verifyOtp({ email, token: link.properties.email_otp, type })
    expect((await used).error).toMatchObject({ code: 'otp_expired' })
  }
  const newEmail = 'moved@example.org'
  for (const type of ['email_change_current', 'email_change_new'] as const) {
    const { properties } = good(await admin.generateLink({ type, email, newEmail }))
    const verified = await client.verifyOtp({ token_hash: properties.hashed_token, type: 'email_change' })
    expect(verified.error).toBeNull()
  }
  expect(good(await client.getUser()).user.email).toBe(newEmail)
  expect((await admin.generateLink({ type: 'magiclink', email: 'nobody@example.org' })).error).toBeNull()
  expect((await admin.generateLink({ type: 'recovery', email: 'no-one@example.org' })).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
})

test('a soft removal frees the address and keeps a row that says nothing', async () => {
  const admin = await operator()
  const email = 'softly@example.org'
  const { client, session } = await signedUp(email)
  const id = session?.user.id ?? ''
  good(await admin.deleteUser(id, true))
  expect((await client.refreshSession()).error).not.toBeNull()
  const row = await world.db
    .selectFrom('auth.users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain('softly')
  expect((await signedUp(email)).session?.user.id).not.toBe(id)
})

test('somebody is signed out by the operator, with the token they hold', async () => {
  const admin = await operator()
  const { client, session } = await signedUp('out@example.org')
  const { error } = await admin.signOut(session?.access_token ?? '')
  expect(error).toBeNull()
  expect((await client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})
