import type { Browser, Page } from '@playwright/test'
import { fillSignUp, signOut } from './accounts.ts'
import { testWithClock as test } from './own-server.ts'
import { expect, type Newcomer, type World } from './world.ts'

const AN_HOUR = 3600

// In one worker, on one server.
test.describe.configure({ mode: 'serial' })

async function signUp(page: Page, world: World, newcomer: Newcomer) {
  await fillSignUp(page, newcomer)
  return world.mailTo(newcomer.email)
}

/** A page of somebody's other browser, at the size of the first. */
async function inOtherBrowser(browser: Browser, page: Page, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(url).origin, viewport: page.viewportSize() })
  return context.newPage()
}

/** Everything that the tab remembers of an address with a secret in it. */
async function expectCleanAddress(page: Page) {
  await expect(page).not.toHaveURL(/code=|access_token=|error=|[?&]for=/)
  const entries = await page.evaluate(() => JSON.stringify(history.state) + document.referrer)
  expect(entries).not.toMatch(/code=|access_token=/)
}

const isSignedIn = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('sb-auth') !== null), {
      message: 'a session is kept',
    })
    .toBe(true)

test('the link signs in once and leaves nothing in the address', async ({ page, world }) => {
  const mail = await signUp(page, world, world.newcomer('Abel Girma'))
  await page.goto(mail.action_link ?? '')
  await isSignedIn(page)
  await expect(page).toHaveURL(/\/#\/$/)
  await expectCleanAddress(page)
})

test('an expired link offers a new one, which works', async ({ page, world }) => {
  const abel = world.newcomer('Abel Girma')
  const mail = await signUp(page, world, abel)
  await world.advanceClock(AN_HOUR + 1)
  await page.goto(mail.action_link ?? '')
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
  await expectCleanAddress(page)

  await page.getByLabel('E-mail address').fill(abel.email)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
  await expect.poll(async () => (await world.mailTo(abel.email)).token).not.toBe(mail.token)
  await page.goto((await world.mailTo(abel.email)).action_link ?? '')
  await isSignedIn(page)
})

test('opened in another browser, the code of the same mail signs in there', async ({
  page,
  browser,
  world,
}) => {
  const abel = world.newcomer('Abel Girma')
  const mail = await signUp(page, world, abel)
  const other = await inOtherBrowser(browser, page, page.url())
  await other.goto(mail.action_link ?? '')
  await expect(other.getByRole('heading', { name: 'Opened in another browser' })).toBeVisible()
  await expectCleanAddress(other)

  await other.getByLabel('E-mail address').fill(abel.email)
  await other.getByLabel('6-digit code').fill(mail.token ?? '')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await isSignedIn(other)
  await other.context().close()
})

test('a forgotten password is replaced by link, and in another browser by code', async ({
  page,
  browser,
  world,
}) => {
  const abel = world.newcomer('Abel Girma')
  await page.goto((await signUp(page, world, abel)).action_link ?? '')
  await isSignedIn(page)
  await signOut(page)

  const askForMail = async () => {
    const before = (await world.mailTo(abel.email)).token
    await page.goto('/#/auth?view=forgotten')
    await page.getByLabel('E-mail address').fill(abel.email)
    await page.getByRole('button', { name: 'Send me the e-mail' }).click()
    await expect(page.getByText(/^If there is an account for this address/)).toBeVisible()
    await expect.poll(async () => (await world.mailTo(abel.email)).token).not.toBe(before)
    return world.mailTo(abel.email)
  }
  const setPassword = async (where: Page, password: string) => {
    await expect(where.getByRole('heading', { name: 'New password' })).toBeVisible()
    await where.getByLabel('New password', { exact: true }).fill(password)
    await where.getByRole('button', { name: 'Save password' }).click()
    await expect(where).toHaveURL(/\/#\/$/)
  }

  await page.goto((await askForMail()).action_link ?? '')
  await expectCleanAddress(page)
  await setPassword(page, 'coffee with three cups')

  await signOut(page)
  // two mails to one address are a second apart
  await world.advanceClock(2)
  const mail = await askForMail()
  const other = await inOtherBrowser(browser, page, page.url())
  await other.goto(mail.action_link ?? '')
  await expect(other.getByRole('heading', { name: 'Opened in another browser' })).toBeVisible()
  await other.getByLabel('E-mail address').fill(abel.email)
  await other.getByLabel('6-digit code').fill(mail.token ?? '')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await setPassword(other, 'and popcorn beside it')
  await other.context().close()

  await page.goto('/#/auth')
  await page.getByLabel('E-mail address').fill(abel.email)
  await page.getByLabel('Password', { exact: true }).fill('and popcorn beside it')
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await isSignedIn(page)
})

test('a link or a session that somebody else sends signs nobody in without their press', async ({
  page,
  request,
  world,
}) => {
  const [abel, attacker] = [world.newcomer('Abel Girma'), world.newcomer('Other Person')]
  await page.goto((await signUp(page, world, abel)).action_link ?? '')
  await isSignedIn(page)
  const own = await page.evaluate(() => localStorage.getItem('sb-auth'))
  const stillOwn = () => page.evaluate(() => localStorage.getItem('sb-auth'))

  // asked for by a program, so that no other browser holds a secret of its own
  await request.post('/auth/v1/otp', { data: { email: attacker.email, create_user: true } })
  const { action_link: link = '' } = await world.mailTo(attacker.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: `Continue as ${attacker.email}?` })).toBeVisible()
  await expect(page.getByText(`You are signed in as ${abel.email}.`)).toBeVisible()
  await expect(page).not.toHaveURL(/token/)
  await page.getByRole('button', { name: `Stay signed in as ${abel.email}` }).click()
  await expect(page).toHaveURL(/\/#\/$/)
  expect(await stillOwn()).toBe(own)

  // the wire gives programs the session itself: nothing of it is taken from an address
  const answer = await request.get(link, { maxRedirects: 0, headers: { accept: '*/*' } })
  const fragment = new URL(answer.headers()['location'] ?? '').hash
  expect(fragment).toContain('access_token')
  await page.goto('about:blank')
  await page.goto(`/${fragment}`)
  await expect(page).toHaveURL(/\/#\/$/)
  expect(await stillOwn()).toBe(own)
})
