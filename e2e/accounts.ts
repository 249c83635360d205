import { type Browser, expect, type Page } from '@playwright/test'
import { TERMS_VERSION } from '#contract/auth/terms.ts'
import type { Newcomer, World } from './world.ts'

/** Ticks every box of the page; under load a click can come before the page listens, so each is looked at. */
export async function tickAll(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all())
    await expect(() => box.check({ force: true, timeout: 2000 })).toPass({ timeout: 20_000 })
}

/** Fills in the form for signing up, which one is led to or goes to first, and sends it. */
export async function fillSignUp(page: Page, who: Newcomer, { stay = false } = {}): Promise<void> {
  if (!stay) await page.goto('/#/auth?view=sign-up')
  await page.getByLabel('Full name').fill(who.fullName)
  await page.getByLabel('E-mail address').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await tickAll(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
}

/** Signs up by the form and follows the mailed link. */
export async function joinByMail(page: Page, world: World, who: Newcomer): Promise<void> {
  await fillSignUp(page, who)
  await page.goto((await world.mailTo(who.email)).action_link ?? '')
  await expectSignedIn(page)
}

/**
 * The page with a new account signed in, for stories that are about something else than signing up.
 * @param path where one is then; left out, a page that is drawn faster than home
 */
export async function join(
  page: Page,
  world: World,
  { fullName, email, password }: Newcomer,
  path = '/#/about',
): Promise<void> {
  const data = { full_name: fullName, language: 'en', terms: TERMS_VERSION }
  // mail is sent by a job, so an address that had an account before still has that one's code
  const before = await world.codeMailedTo(email)
  const signedUp = await page.request.post('/auth/v1/signup', { data: { email, password, data } })
  expect(signedUp.status()).toBe(200)
  const { token } = await world.nextMailTo(email, before)
  const verified = await page.request.post('/auth/v1/verify', { data: { type: 'signup', email, token } })
  expect(verified.status()).toBe(200)
  await openSignedIn(page, await verified.text(), path)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(signInLink(page)).toHaveCount(0)
}

/** Loads the app as one that has signed in before; from then on the session is as the app leaves it. */
async function openSignedIn(page: Page, session: string, path: string): Promise<void> {
  const script = await page.addInitScript((stored) => {
    if (location.protocol !== 'about:') localStorage.setItem('sb-auth', stored)
  }, session)
  // the same page with another hash would not be loaded
  await page.goto('about:blank')
  await page.goto(path)
  await script.dispose()
}

/** A window of somebody else's, of the same size, with a new account signed in. */
export async function windowOf(
  name: string,
  near: Page,
  { browser, world }: { browser: Browser; world: World },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: new URL(near.url()).origin,
    viewport: near.viewportSize(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  const page = await context.newPage()
  await join(page, world, world.newcomer(name))
  return page
}

/** Types address and password on the sign-in page, which it goes to unless one was led there. */
export async function fillSignIn(page: Page, who: Newcomer, { stay = false } = {}): Promise<void> {
  const { email, password } = who
  if (!stay) await page.goto('/#/auth')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/#/account')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expectSignedOut(page)
  // the header says so first; then one is led home, whatever else one may open by then
  await expect(page).toHaveURL(/\/(#\/)?$/)
}

export async function openSecurity(page: Page): Promise<void> {
  await page.goto('/#/account?section=security')
  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible()
}

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' })

/** Signed in, and gone on from the sign-in page. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/(#\/)?$/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(signInLink(page)).toHaveCount(0)
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect(signInLink(page)).toBeVisible()
}

/** What the auth client keeps here. */
export const storedSession = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sb-auth') ?? 'null') as StoredSession | null)

export interface StoredSession {
  access_token: string
  refresh_token: string
  expires_at: number
  user: { id: string; user_metadata: { terms?: string } }
}

/** The lock of the device, or a key in its port, that says yes to everything. */
export async function addAuthenticator(page: Page, transport: 'internal' | 'usb'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
