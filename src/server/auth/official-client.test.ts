import { GoTrueClient, type AuthChangeEvent } from '@supabase/auth-js'
import { expect, test } from 'vitest'
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
