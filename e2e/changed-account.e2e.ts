import type { Page } from '@playwright/test'
import { expectSignedIn, fillSignIn, join, openSecurity, signOut, tickAll } from './accounts.ts'
import { expect, test } from './world.ts'

async function askForAddress(page: Page, email: string): Promise<void> {
  await openSecurity(page)
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('New e-mail address').fill(email)
  await page.getByRole('button', { name: 'Send the e-mails' }).click()
}

/** What one signs in with, as the Security tab shows it. */
const credentials = (page: Page) => page.getByRole('list', { name: 'Signing in' })

test('another address holds once both mailboxes have agreed, one of them in another browser', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  const next = world.newcomer('Liya Tadesse').email
  await join(page, world, liya)
  const welcome = (await world.mailTo(liya.email)).token
  await askForAddress(page, next)
  await expect(page.getByText(`We sent an e-mail to ${liya.email} and one to ${next}`)).toBeVisible()

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await other.goto((await world.nextMailTo(liya.email, welcome)).action_link ?? '')
  await expect(other.getByRole('heading', { name: 'One address is confirmed' })).toBeVisible()
  await expect(other).not.toHaveURL(/message=|code=/)
  await context.close()
  await openSecurity(page)
  await expect(credentials(page).getByText(liya.email)).toBeVisible()

  await page.goto((await world.mailTo(next)).action_link ?? '')
  await expect(page.getByText('Your new address is confirmed')).toBeVisible()
  await expect(credentials(page).getByText(next)).toBeVisible()
  await expect(page).not.toHaveURL(/code=|access_token=/)

  await signOut(page)
  await fillSignIn(page, { ...liya, email: next })
  await expectSignedIn(page)
})

test('the link of a change that was made already says so, and changes nothing', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  const next = world.newcomer('Liya Tadesse').email
  await join(page, world, liya)
  await askForAddress(page, next)
  await expect(page.getByText(`and one to ${next}`)).toBeVisible()
  const link = (await world.mailTo(next)).action_link ?? ''
  await page.goto(link)
  await expect(page.getByText('One address is confirmed')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link has expired')).toBeVisible()
  await expect(credentials(page).getByText(liya.email)).toBeVisible()
})

test('an account opened by telephone: code, password, another number, and in by a text', async ({
  page,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  const [number, next] = [world.newNumber(), world.newNumber()]
  await page.goto('/#/auth?view=sign-up')
  await page.getByLabel('Full name').fill(liya.fullName)
  await page.getByRole('button', { name: 'Use a phone number instead' }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByLabel('Password', { exact: true }).fill(liya.password)
  await tickAll(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible()
  await page.getByLabel('6-digit code').fill((await world.mailTo(number)).token ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectSignedIn(page)

  await openSecurity(page)
  await expect(credentials(page).getByText(number)).toBeVisible()
  await page.getByRole('button', { name: 'Change number' }).click()
  await page.getByLabel('Phone number').fill(next)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByText(`We sent a 6-digit code to ${next}`)).toBeVisible()
  const first = (await world.mailTo(next)).token ?? ''
  await page.getByLabel('6-digit code').fill(first)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(credentials(page).getByText(next)).toBeVisible()

  await signOut(page)
  await page.goto('/#/auth?view=by-code')
  await page.getByRole('button', { name: 'Use a phone number instead' }).click()
  await page.getByLabel('Phone number').fill(next)
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible()
  await page.getByLabel('6-digit code').fill((await world.nextMailTo(next, first)).token ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectSignedIn(page)
})

test('a new password by the code of a mail signs the other devices out', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const other = await context.newPage()
  await fillSignIn(other, liya)
  await expectSignedIn(other)

  await openSecurity(page)
  const welcome = (await world.mailTo(liya.email)).token
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('button', { name: 'No password yet, or forgotten? Send me a code' }).click()
  await page.getByLabel('6-digit code').fill((await world.nextMailTo(liya.email, welcome)).token ?? '')
  await page.getByLabel('New password', { exact: true }).fill('coffee with three cups')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()

  await other.goto('/#/my-listings')
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await fillSignIn(other, liya)
  await expect(other.getByText('The e-mail address or the password is not right.')).toBeVisible()
  await context.close()
})
