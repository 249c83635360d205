import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { addAuthenticator, expectSignedIn, fillSignIn, join, openSecurity, signOut } from './accounts.ts'
import { expect, test } from './world.ts'

/** What an authenticator app shows; a code counts once, so the next one is asked of the next half minute. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })

const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' }).click()

test('a mailed link signs in without the password', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await signOut(page)
  const before = (await world.mailTo(liya.email)).token
  await page.goto('/#/auth')
  await page.getByLabel('E-mail address').fill(liya.email)
  await page.getByRole('button', { name: 'Use a code instead' }).click()
  await expect(page.getByLabel('E-mail address')).toHaveValue(liya.email)
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByText(/^If there is an account for this address/)).toBeVisible()
  await expect.poll(async () => (await world.mailTo(liya.email)).token).not.toBe(before)
  await page.goto((await world.mailTo(liya.email)).action_link ?? '')
  await expectSignedIn(page)
})

test('with an authenticator app the password alone is not enough; a recovery code helps out', async ({
  page,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a second step' }).click()
  await page.getByRole('button', { name: /^Authenticator app/ }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByLabel('6-digit code').fill(codeOf(secret))
  await confirm(page)
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const stored = await codes.first().textContent()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 codes left')).toBeVisible()

  await signOut(page)
  await fillSignIn(page, liya)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await page.goto('/#/my-listings')
  // led back, to a form that knows where to go on to; what is typed into the one before is gone with it
  await expect(page).toHaveURL(/\/#\/auth$/)
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
  await page.getByLabel('6-digit code').fill(codeOf(secret, 1))
  await confirm(page)
  await expect(page).toHaveURL(/\/#\/my-listings$/)

  await signOut(page)
  await fillSignIn(page, liya)
  await page.getByRole('button', { name: /Use a recovery code$/ }).click()
  await page.getByLabel('Recovery code').fill(stored ?? '')
  await confirm(page)
  await expectSignedIn(page)
  await openSecurity(page)
  await expect(page.getByText('9 codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Authenticator app' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/^You signed in with a recovery code/)).toBeVisible()
  await expect(page.getByText('9 codes left')).toBeVisible()
})

test('a text message is a second step: its code is asked for after the password', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  const number = world.newNumber()
  await join(page, world, liya)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a second step' }).click()
  await page.getByRole('button', { name: /^Text message/ }).click()
  await page.getByRole('dialog').getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send the first code' }).click()
  await expect(page.getByText(`We sent a 6-digit code to ${number}`)).toBeVisible()
  const first = (await world.mailTo(number)).token ?? ''
  await page.getByLabel('6-digit code').fill(first)
  await confirm(page)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('list', { name: 'Second step' }).getByText(number)).toBeVisible()

  await signOut(page)
  await fillSignIn(page, liya)
  await expect(page.getByText(`We send a code to ${number}.`)).toBeVisible()
  // one text in a second to one number, also here where nobody pays for them
  await expect(async () => {
    await page.getByRole('button', { name: 'Send me the code' }).click()
    await expect(page.getByLabel('6-digit code')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByLabel('6-digit code').fill((await world.nextMailTo(number, first)).token ?? '')
  await confirm(page)
  await expectSignedIn(page)
})

test('a security key is a second step: it is touched after the password', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await addAuthenticator(page, 'usb')
  await join(page, world, liya)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a second step' }).click()
  await page.getByRole('button', { name: /^Security key/ }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('list', { name: 'Second step' }).getByText('Security key')).toBeVisible()

  await signOut(page)
  await fillSignIn(page, liya)
  await page.getByRole('button', { name: 'Use the security key' }).click()
  await expectSignedIn(page)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Remove Security key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('It has been removed.')).toBeVisible()
  await signOut(page)
  await fillSignIn(page, liya)
  await expectSignedIn(page)
})

test('a passkey is added, named, and signs in', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await addAuthenticator(page, 'internal')
  await join(page, world, liya)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My phone')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByText('My phone')).toBeVisible()

  await signOut(page)
  await page.goto('/#/auth')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expectSignedIn(page)
  await openSecurity(page)
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The passkey has been removed.')).toBeVisible()
})

test('opened by a numeric address, passkeys and keys are not offered, and the page says why', async ({
  page,
  baseURL,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await signOut(page)
  await page.goto('/#/auth')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()

  await page.goto(`${(baseURL ?? '').replace('localhost', '127.0.0.1')}/#/auth`)
  await expect(page.getByRole('button', { name: 'Use a phone number instead' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0)
  await fillSignIn(page, liya, { stay: true })
  await expectSignedIn(page)
  await page.evaluate(() => {
    location.hash = '#/account?section=security'
  })
  await expect(page.getByText(/You opened Mesob by its numeric address/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add a second step' }).click()
  await expect(page.getByRole('button', { name: /^Text message/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Security key/ })).toHaveCount(0)
})

test('signing out the others leaves this one signed in', async ({ page, browser, baseURL, world }) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await fillSignIn(other, liya)
  await expectSignedIn(other)

  await openSecurity(page)
  const places = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(places).toHaveCount(2)
  await expect(places.filter({ hasText: 'This device' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(page.getByText('All other devices are signed out.')).toBeVisible()
  await expect(places).toHaveCount(1)

  await other.goto('/#/my-listings')
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.reload()
  await expect(places).toHaveCount(1)
  await context.close()
})
