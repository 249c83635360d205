import { expect, test, vi } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { PASSWORD } from './auth-client.fixture.ts'
import { officialClients, PAGE } from './official-client.fixture.ts'

// The unmodified client of the wire, over a socket, as the browser runs it.

const world = freshWorld({ listen: true })
const { newBrowser, lastMail, signedUp } = officialClients(world)

test('sign up, confirm by code, sign in, refresh, change the name, sign out', async () => {
  const email = 'story@example.org'
  const { client, events } = newBrowser()
  const asked = await client.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Sara Bekele' } },
  })
  expect(asked.error).toBeNull()
  expect(asked.data.session).toBeNull()
  expect(asked.data.user?.user_metadata).toMatchObject({ full_name: 'Sara Bekele' })

  const early = await client.signInWithPassword({ email, password: PASSWORD })
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })

  const { token } = await lastMail(email)
  const verified = await client.verifyOtp({ email, token, type: 'signup' })
  expect(verified.error).toBeNull()
  expect(verified.data.session?.user.email).toBe(email)

  await client.signOut()
  const again = await client.signInWithPassword({ email: email.toUpperCase(), password: PASSWORD })
  expect(again.error).toBeNull()
  const refreshed = await client.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(again.data.session?.refresh_token)

  const updated = await client.updateUser({ data: { full_name: 'Sara B.' } })
  expect(updated.data.user?.user_metadata['full_name']).toBe('Sara B.')
  const claims = await client.getClaims()
  expect(claims.data?.claims).toMatchObject({ email, role: 'authenticated', aal: 'aal1' })
  expect((await client.signOut()).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
  expect(events).toEqual(
    expect.arrayContaining(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']),
  )
})

test('a link opened in the browser that asked, exchanged by the client', async () => {
  const email = 'link@example.org'
  const { client, events, open } = newBrowser()
  await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: PAGE } })
  const led = await open((await lastMail(email)).link)
  const { data, error } = await client.exchangeCodeForSession(led.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  expect(events).toContain('SIGNED_IN')
})

test('a link opened in another browser: the client says so, and takes the code of the mail instead', async () => {
  const email = 'elsewhere@example.org'
  await newBrowser().client.signUp({ email, password: PASSWORD })
  const mail = await lastMail(email)
  const { client, open } = newBrowser()
  const led = await open(mail.link)
  expect((await client.exchangeCodeForSession(led.searchParams.get('code') ?? '')).error).not.toBeNull()
  expect((await client.verifyOtp({ email, token: mail.token, type: 'signup' })).error).toBeNull()
})

test('a forgotten password: PASSWORD_RECOVERY, a new one, and the old one is dead', async () => {
  const email = 'forgot@example.org'
  await signedUp(email)
  const { client, events, open } = newBrowser()
  await client.resetPasswordForEmail(email, { redirectTo: PAGE })
  const led = await open((await lastMail(email)).link)
  await client.exchangeCodeForSession(led.searchParams.get('code') ?? '')
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await client.updateUser({ password: 'a-new-one-for-me-8' })).error).toBeNull()
  const again = newBrowser().client
  expect((await again.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
    code: 'invalid_credentials',
  })
  expect((await again.signInWithPassword({ email, password: 'a-new-one-for-me-8' })).error).toBeNull()
})

test('resend, weak password and an expired code reach the client as its own errors', async () => {
  const email = 'errors@example.org'
  const { client } = newBrowser()
  const weak = await client.signUp({ email, password: 'abc' })
  expect(weak.error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    reasons: ['length', 'characters'],
  })
  await client.signUp({ email, password: PASSWORD })
  expect((await client.resend({ type: 'signup', email })).error).toBeNull()
  const wrong = await client.verifyOtp({ email, token: '000000x', type: 'signup' })
  expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('sign-out scopes as seen from two devices', async () => {
  const email = 'scopes@example.org'
  const first = await signedUp(email)
  const second = newBrowser()
  await second.client.signInWithPassword({ email, password: PASSWORD })
  expect((await first.client.signOut({ scope: 'others' })).error).toBeNull()
  expect((await second.client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await first.client.getUser()).error).toBeNull()
  expect(first.events).not.toContain('SIGNED_OUT')
  await first.client.signOut()
  expect(first.stored.size).toBe(0)
  expect((await second.client.signOut()).error).toBeNull()
})

test('a refresh that is refused ends the session in the client', async () => {
  const { session } = await signedUp('refused@example.org')
  const { client, stored, events } = newBrowser()
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const soon = Math.floor(world.clock.now().getTime() / 1000) - 5
  stored.set('sb-auth', JSON.stringify({ ...session, refresh_token: 'abcdefghijkl', expires_at: soon }))
  expect((await client.getSession()).data.session).toBeNull()
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
  expect(stored.has('sb-auth')).toBe(false)
  expect(events).toContain('SIGNED_OUT')
})
