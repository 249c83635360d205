import { afterAll, expect, test } from 'vitest'
import { freshWorld } from '#server/testing/world.ts'
import { good, officialClients, PAGE } from './official-client.fixture.ts'
import { startIdentityProvider } from './providers/identity-provider.fixture.ts'

// Other services to sign in with, through the unmodified client of the wire.

const idp = await startIdentityProvider()
afterAll(() => idp.stop())
const world = freshWorld({ listen: true, env: { AUTH_PROVIDERS: JSON.stringify({ google: idp.setting }) } })
const { newBrowser, signedUp } = officialClients(world)

type Browser = ReturnType<typeof newBrowser>
const there = (sub: string) => ({
  sub,
  email: `${sub}@example.org`,
  email_verified: true,
  name: 'Sara Bekele',
})

/** Agrees at the page of the service, and comes back to ours. */
async function comeBack(browser: Browser, page: string | URL, sub: string): Promise<URL> {
  const answer = idp.agree(String(page), there(sub))
  return browser.open(`${world.url}/auth/v1/callback?${new URLSearchParams(answer).toString()}`)
}

async function signInThere(browser: Browser, sub: string) {
  const options = { redirectTo: PAGE, skipBrowserRedirect: true }
  const { url } = good(await browser.client.signInWithOAuth({ provider: 'google', options }))
  const led = await comeBack(browser, await browser.open(url), sub)
  return good(await browser.client.exchangeCodeForSession(led.searchParams.get('code') ?? ''))
}

test('the button of a service, its page, and back with a code for this browser alone', async () => {
  const browser = newBrowser()
  const { user, session } = await signInThere(browser, 'button')
  expect(user).toMatchObject({
    email: 'button@example.org',
    app_metadata: { provider: 'google' },
    user_metadata: { full_name: 'Sara Bekele' },
  })
  expect(session.provider_token).toEqual(expect.any(String))
  expect(browser.events).toContain('SIGNED_IN')
  expect((await signInThere(newBrowser(), 'button')).user.id).toBe(user.id)
})

test('an answer that another browser began signs nobody in', async () => {
  const [victim, attacker] = [newBrowser(), newBrowser()]
  const options = { redirectTo: PAGE, skipBrowserRedirect: true }
  const { url } = good(await attacker.client.signInWithOAuth({ provider: 'google', options }))
  const led = await comeBack(victim, await attacker.open(url), 'attacker')
  expect(led.searchParams.get('code')).toBeNull()
  expect(led.searchParams.get('error_code')).toBe('bad_oauth_state')
})

test('a service is linked to an account, signs in to it, and is unlinked again', async () => {
  const browser = await signedUp('both@example.org')
  const { client } = browser
  const options = { redirectTo: PAGE, skipBrowserRedirect: true }
  const { url } = good(await client.linkIdentity({ provider: 'google', options }))
  const led = await comeBack(browser, url, 'linked')
  good(await client.exchangeCodeForSession(led.searchParams.get('code') ?? ''))
  const { identities } = good(await client.getUserIdentities())
  expect(identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
  expect((await signInThere(newBrowser(), 'linked')).user.id).toBe(browser.session?.user.id)

  const [email, google] = identities
  if (!email || !google) throw new Error('Two identities were to be there.')
  good(await client.unlinkIdentity(google))
  expect((await client.unlinkIdentity(email)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })
  const { user } = await signInThere(newBrowser(), 'linked')
  expect(user.id).not.toBe(browser.session?.user.id)
})

test('a token that the service gave to an app', async () => {
  const { client } = newBrowser()
  const token = await idp.idToken(there('app'))
  const signedIn = good(await client.signInWithIdToken({ provider: 'google', token }))
  expect(signedIn.user.email).toBe('app@example.org')
  const nonce = await client.signInWithIdToken({ provider: 'google', token, nonce: 'x' })
  expect(nonce.error).toMatchObject({ status: 400 })
  const foreign = await idp.idToken({ ...there('app'), aud: 'another-app' })
  expect((await client.signInWithIdToken({ provider: 'google', token: foreign })).error).toMatchObject({
    status: 400,
  })
})
