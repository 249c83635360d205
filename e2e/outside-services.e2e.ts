import type { Page } from '@playwright/test'
import { createHash, randomBytes } from 'node:crypto'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { startIdentityProvider } from '#server/auth/providers/identity-provider.fixture.ts'
import type { IdentityProvider, PersonThere } from '#server/auth/providers/identity-provider.fixture.ts'
import { expectSignedIn, fillSignIn, join, storedSession, openSecurity, signOut } from './accounts.ts'
import { testOnOwnServer } from './own-server.ts'
import { expect, type Newcomer } from './world.ts'

let idp: IdentityProvider
/** A service to sign in with, and programs that register themselves. */
const test = testOnOwnServer(async () => {
  idp = await startIdentityProvider()
  return {
    AUTH_PROVIDERS: JSON.stringify({ idjoch: idp.setting }),
    OAUTH_DYNAMIC_REGISTRATION: 'true',
  }
})

// In one worker, on one server.
test.describe.configure({ mode: 'serial' })
test.afterAll(() => idp.stop())

const there = ({ fullName, email }: Newcomer): PersonThere => ({
  sub: `there-${email}`,
  email,
  email_verified: true,
  name: fullName,
})

/** At the page of the other service: the person agrees, or nobody does. */
async function atTheService(page: Page, person: PersonThere | null): Promise<void> {
  const answerTo = (asked: URL): string => {
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '')
    const state = asked.searchParams.get('state') ?? ''
    const answer = person ? idp.agree(asked.href, person) : { error: 'access_denied', state }
    for (const [key, value] of Object.entries(answer)) back.searchParams.set(key, value)
    return back.href
  }
  await page.unrouteAll()
  // whoever is led there by our server is answered in its redirect, since the browser lets nobody into those
  await page.route('**/auth/v1/authorize?**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const { location = '', ...headers } = response.headers()
    await route.fulfill({ response, headers: { ...headers, location: answerTo(new URL(location)) } })
  })
  await page.route(`${idp.issuer}/authorize?**`, (route) =>
    route.fulfill({ status: 302, headers: { location: answerTo(new URL(route.request().url())) } }),
  )
}

test('another service lets one in, and back to where one was going', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await atTheService(page, null)
  await page.goto('/#/my-listings')
  await page.getByRole('button', { name: 'Continue with Idjoch' }).click()
  await expect(page.getByRole('heading', { name: 'Not signed in' })).toBeVisible()
  await expect(page).not.toHaveURL(/error=/)
  await page.getByRole('button', { name: 'Back to sign in' }).click()
  await atTheService(page, there(liya))
  await page.getByRole('button', { name: 'Continue with Idjoch' }).click()
  await expect(page).toHaveURL(/\/#\/my-listings$/)
  expect((await storedSession(page))?.user.user_metadata.terms).toBe(TERMS_VERSION)
  await page.goto('/#/account')
  await expect(page.getByText(liya.email).first()).toBeVisible()
})

test('an account is linked with one of another service, signs in by it, and is unlinked', async ({
  page,
  world,
}) => {
  const [liya, elsewhere] = [world.newcomer('Liya Haile'), world.newcomer('Liya Elsewhere')]
  await join(page, world, liya)
  await openSecurity(page)
  await atTheService(page, null)
  await page.getByRole('button', { name: 'Link Idjoch' }).click()
  await expect(page.getByText('Nothing was linked')).toBeVisible()
  await atTheService(page, there(elsewhere))
  await page.getByRole('button', { name: 'Link Idjoch' }).click()
  await expect(page.getByText('The accounts are linked')).toBeVisible()
  const linked = page.getByRole('list', { name: 'Linked accounts' })
  await expect(linked.getByText('Idjoch')).toBeVisible()

  await signOut(page)
  await page.goto('/#/auth')
  await page.getByRole('button', { name: 'Continue with Idjoch' }).click()
  await expectSignedIn(page)
  await page.goto('/#/account')
  await expect(page.getByText(liya.email).first()).toBeVisible()

  await openSecurity(page)
  await page.getByRole('button', { name: 'Unlink Idjoch' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByText('Idjoch is no longer linked.')).toBeVisible()
  await expect(linked).toHaveCount(0)
})

test('what somebody else signs in with cannot be linked', async ({ page, browser, baseURL, world }) => {
  const [liya, abel] = [world.newcomer('Liya Haile'), world.newcomer('Abel Girma')]
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await atTheService(other, there(abel))
  await other.goto('/#/auth')
  await other.getByRole('button', { name: 'Continue with Idjoch' }).click()
  await expectSignedIn(other)
  await context.close()

  await join(page, world, liya)
  await openSecurity(page)
  await atTheService(page, there(abel))
  await page.getByRole('button', { name: 'Link Idjoch' }).click()
  await expect(page.getByText('Already linked to another account')).toBeVisible()
})

const PROGRAM = 'https://iddir.example/back'

/** A program of somebody else, and what it leads the browser to. */
async function askByProgram(url: string): Promise<{ ask: string; verifier: string; clientId: string }> {
  const answer = await fetch(`${url}/auth/v1/oauth/clients/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Iddir book',
      redirect_uris: [PROGRAM],
      token_endpoint_auth_method: 'none',
    }),
  })
  expect(answer.status).toBe(201)
  const { client_id: clientId } = (await answer.json()) as { client_id: string }
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: PROGRAM,
    response_type: 'code',
    scope: 'openid email',
    state: 'iddir',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return { ask: `${url}/auth/v1/oauth/authorize?${query.toString()}`, verifier, clientId }
}

test('a program asks to be let in: not allowed, allowed, and taken back', async ({
  page,
  baseURL,
  world,
}) => {
  const url = baseURL ?? ''
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await signOut(page)
  await page.route(`${PROGRAM}?**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Iddir</h1>' }),
  )
  const { ask, verifier, clientId } = await askByProgram(url)

  await page.goto(ask)
  await fillSignIn(page, liya, { stay: true })
  await expect(page.getByRole('heading', { name: 'Allow Iddir book to connect?' })).toBeVisible()
  await expect(page.getByText('Your e-mail address')).toBeVisible()
  await expect(page.getByText('Your answer takes you back to iddir.example.')).toBeVisible()
  await page.getByRole('button', { name: 'Do not allow' }).click()
  await expect(page.getByRole('heading', { name: 'Iddir', exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')

  await page.goto(ask)
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Iddir', exact: true })).toBeVisible()
  const { searchParams: back } = new URL(page.url())
  expect(back.get('state')).toBe('iddir')
  const granted = await fetch(`${url}/auth/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.get('code') ?? '',
      redirect_uri: PROGRAM,
      client_id: clientId,
      code_verifier: verifier,
    }),
  })
  expect(granted.status).toBe(200)

  await openSecurity(page)
  await page.getByRole('button', { name: 'Revoke Iddir book’s access' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Iddir book no longer has access.')).toBeVisible()
})

test('a question that nobody asked is over', async ({ page, world }) => {
  await join(page, world, world.newcomer('Liya Haile'))
  await page.goto('/#/oauth/consent?authorization_id=unknown')
  await expect(page.getByRole('heading', { name: 'There is nothing to decide' })).toBeVisible()
})
