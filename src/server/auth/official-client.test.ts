import { GoTrueClient, type AuthChangeEvent } from '@supabase/auth-js'
import { expect, test, vi } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'

// The unmodified client of the wire, over a socket, as the browser runs it.

const world = freshWorld({ listen: true })
const PASSWORD = 'injera-be-wot-7'

function newClient(flowType: 'pkce' | 'implicit' = 'pkce') {
  const kept = new Map<string, string>()
  const events: AuthChangeEvent[] = []
  const client = new GoTrueClient({
    url: `${world.url}/auth/v1`,
    storageKey: 'sb-auth',
    flowType,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
  client.onAuthStateChange((event) => void events.push(event))
  return { client, events, kept }
}

async function lastMail(to: string) {
  const mail = (await world.outbox()).findLast((one) => one.to === to)
  if (!mail?.token || !mail.action_link) throw new Error(`No mail with a code was written to ${to}.`)
  return { ...mail, token: mail.token, link: new URL(mail.action_link) }
}

/** Opens a mailed link as a browser does and tells where it led. */
async function follow(link: URL): Promise<URL> {
  const answer = await world.inject({ method: 'GET', url: `${link.pathname}${link.search}` })
  expect(answer.statusCode).toBe(303)
  return new URL(String(answer.headers['location']))
}

async function signedIn(email: string) {
  const signedUp = newClient('implicit')
  await signedUp.client.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Sara Bekele' } } })
  const mail = await lastMail(email)
  const { data, error } = await signedUp.client.verifyOtp({ email, token: mail.token, type: 'signup' })
  expect(error).toBeNull()
  return { ...signedUp, session: data.session }
}

test('sign up, confirm by code, sign in, refresh, change the name, sign out', async () => {
  const email = 'story@example.org'
  const { client, events } = newClient()
  const signedUp = await client.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Sara Bekele' } },
  })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user?.user_metadata).toMatchObject({ full_name: 'Sara Bekele' })

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
  const { client, events } = newClient()
  await client.signUp({ email, password: PASSWORD, options: { emailRedirectTo: 'http://localhost:3000/' } })
  const led = await follow((await lastMail(email)).link)
  const { data, error } = await client.exchangeCodeForSession(led.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.session?.user.email).toBe(email)
  expect(events).toContain('SIGNED_IN')
})

test('a link opened in another browser: the client says so, and takes the code of the mail instead', async () => {
  const email = 'elsewhere@example.org'
  await newClient().client.signUp({ email, password: PASSWORD })
  const mail = await lastMail(email)
  const led = await follow(mail.link)
  const { client } = newClient()
  expect((await client.exchangeCodeForSession(led.searchParams.get('code') ?? '')).error).not.toBeNull()
  expect((await client.verifyOtp({ email, token: mail.token, type: 'signup' })).error).toBeNull()
})

test('a forgotten password: PASSWORD_RECOVERY, a new one, and the old one is dead', async () => {
  const email = 'forgot@example.org'
  await signedIn(email)
  const { client, events } = newClient()
  await client.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/' })
  const led = await follow((await lastMail(email)).link)
  await client.exchangeCodeForSession(led.searchParams.get('code') ?? '')
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await client.updateUser({ password: 'a-new-one-for-me-8' })).error).toBeNull()
  const again = newClient().client
  expect((await again.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
    code: 'invalid_credentials',
  })
  expect((await again.signInWithPassword({ email, password: 'a-new-one-for-me-8' })).error).toBeNull()
})

test('resend, weak password and an expired code reach the client as its own errors', async () => {
  const email = 'errors@example.org'
  const { client } = newClient()
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
  const first = await signedIn(email)
  const second = newClient()
  await second.client.signInWithPassword({ email, password: PASSWORD })
  expect((await first.client.signOut({ scope: 'others' })).error).toBeNull()
  expect((await second.client.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await first.client.getUser()).error).toBeNull()
  expect(first.events).not.toContain('SIGNED_OUT')
  await first.client.signOut()
  expect(first.kept.size).toBe(0)
  expect((await second.client.signOut()).error).toBeNull()
})

test('a refresh that is refused ends the session in the client', async () => {
  const { session } = await signedIn('refused@example.org')
  const { client, kept, events } = newClient()
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const soon = Math.floor(world.clock.now().getTime() / 1000) - 5
  kept.set('sb-auth', JSON.stringify({ ...session, refresh_token: 'abcdefghijkl', expires_at: soon }))
  expect((await client.getSession()).data.session).toBeNull()
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
  expect(kept.has('sb-auth')).toBe(false)
  expect(events).toContain('SIGNED_OUT')
})
