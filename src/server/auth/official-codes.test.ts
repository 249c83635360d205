import { expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { PASSWORD } from './auth-client.fixture.ts'
import { good, officialClients, PAGE } from './official-client.fixture.ts'

// Ways in without a password, through the unmodified client of the wire.

const world = freshWorld({ listen: true })
const { newBrowser, lastMail, lastCode, signedUp } = officialClients(world)

test('a code by mail opens an account for a stranger, and the same account again', async () => {
  const email = 'code@example.org'
  const first = newBrowser()
  const options = { data: { full_name: 'Sara Bekele' } }
  good(await first.client.signInWithOtp({ email, options }))
  const { token } = await lastMail(email)
  const opened = good(await first.client.verifyOtp({ email, token, type: 'email' }))
  expect(opened.user?.user_metadata).toMatchObject({ full_name: 'Sara Bekele', email_verified: true })
  expect(first.events).toContain('SIGNED_IN')

  const used = await newBrowser().client.verifyOtp({ email, token, type: 'email' })
  expect(used.error).toMatchObject({ status: 403, code: 'otp_expired' })

  await world.clock.advance(2)
  const again = newBrowser().client
  good(await again.signInWithOtp({ email }))
  const second = await lastMail(email)
  const back = good(await again.verifyOtp({ email, token: second.token, type: 'email' }))
  expect(back.user?.id).toBe(opened.user?.id)
})

test('whoever wants no new account gets none', async () => {
  const email = 'stranger@example.org'
  const { client } = newBrowser()
  const asked = await client.signInWithOtp({ email, options: { shouldCreateUser: false } })
  expect(asked.error).toMatchObject({ status: 422, code: 'otp_disabled' })
})

test('a magic link in the browser that asked: a code that its client exchanges, once', async () => {
  const email = 'magic@example.org'
  await signedUp(email)
  const { client, events, open } = newBrowser()
  good(await client.signInWithOtp({ email, options: { emailRedirectTo: `${PAGE}welcome` } }))
  const { link } = await lastMail(email)
  const led = await open(link)
  expect(led.pathname).toBe('/welcome')
  const code = led.searchParams.get('code') ?? ''
  expect(good(await client.exchangeCodeForSession(code)).user.email).toBe(email)
  expect(events).toContain('SIGNED_IN')
  expect((await newBrowser().client.exchangeCodeForSession(code)).error).not.toBeNull()
})

test('a magic link without PKCE brings the session in the fragment of the page, and counts once', async () => {
  const email = 'fragment@example.org'
  await signedUp(email)
  const { client, open } = newBrowser('implicit')
  good(await client.signInWithOtp({ email, options: { emailRedirectTo: PAGE } }))
  const { link } = await lastMail(email)
  const answer = new URLSearchParams((await open(link)).hash.slice(1))
  const tokens = {
    access_token: answer.get('access_token') ?? '',
    refresh_token: answer.get('refresh_token') ?? '',
  }
  expect(good(await client.setSession(tokens)).user?.email).toBe(email)
  const again = new URLSearchParams((await open(link)).hash.slice(1))
  expect(again.get('error_code')).toBe('otp_expired')
})

test('a page elsewhere is never led to', async () => {
  const email = 'elsewhere@example.org'
  const { client, open } = newBrowser('implicit')
  good(await client.signInWithOtp({ email, options: { emailRedirectTo: 'https://evil.example/' } }))
  expect((await open((await lastMail(email)).link)).origin).toBe('http://localhost:3000')
})

test('a forgotten password: its code instead of its link, and PASSWORD_RECOVERY', async () => {
  const email = 'forgot-code@example.org'
  await signedUp(email)
  const { client, events } = newBrowser('implicit')
  good(await client.resetPasswordForEmail(email))
  const { token } = await lastMail(email)
  good(await client.verifyOtp({ email, token, type: 'recovery' }))
  expect(events).toContain('PASSWORD_RECOVERY')
  good(await client.updateUser({ password: 'a-new-one-for-me-8' }))
  const old = await newBrowser().client.signInWithPassword({ email, password: PASSWORD })
  expect(old.error).toMatchObject({ code: 'invalid_credentials' })
})

test('nobody learns by asking whether there is an account', async () => {
  await signedUp('there@example.org')
  for (const email of ['there@example.org', 'nowhere@example.org']) {
    expect(await newBrowser().client.resetPasswordForEmail(email)).toEqual({ data: {}, error: null })
  }
})

test('a telephone number: a code by text, then one with a password', async () => {
  const phone = '+251911000001'
  const { client } = newBrowser()
  good(await client.signInWithOtp({ phone }))
  const opened = good(await client.verifyOtp({ phone, token: await lastCode(phone), type: 'sms' }))
  expect(opened.user).toMatchObject({ phone: '251911000001', email: '' })

  const other = '+251911000002'
  const second = newBrowser().client
  good(await second.signUp({ phone: other, password: PASSWORD }))
  const early = await second.signInWithPassword({ phone: other, password: PASSWORD })
  expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' })
  good(await second.verifyOtp({ phone: other, token: await lastCode(other), type: 'sms' }))
  const signedIn = good(await newBrowser().client.signInWithPassword({ phone: other, password: PASSWORD }))
  expect(signedIn.user.phone).toBe('251911000002')
})
