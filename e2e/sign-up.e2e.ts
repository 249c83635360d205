import type { Page } from '@playwright/test'
import { fillSignUp, signOut, tickAll } from './accounts.ts'
import { expect, test } from './world.ts'

async function fillSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage))

test('a newcomer signs up by the mailed link, lands where they were going, signs out and in again', async ({
  page,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await page.goto('/#/account?section=reports')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fillSignUp(page, liya, { stay: true })
  await expect(page.getByText(liya.email)).toBeVisible()

  const mail = await world.mailTo(liya.email)
  await page.goto(mail.action_link ?? '')
  await expect(page.getByRole('heading', { name: 'My reports', exact: true })).toBeVisible()
  expect(page.url()).toMatch(/\/#\/account\?section=reports$/)

  await page.goto('/#/account')
  await expect(page.getByText(liya.fullName).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(liya.email).first()).toBeVisible()

  await signOut(page)
  expect(await storedKeys(page)).not.toContain('sb-auth')

  await page.goto('/#/my-listings')
  await fillSignIn(page, liya.email, 'not the password')
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
  await expect(page.getByLabel('E-mail address')).toHaveValue(liya.email)
  await fillSignIn(page, liya.email, liya.password)
  await expect(page).toHaveURL(/\/#\/my-listings$/)
})

test('a newcomer who reads Amharic signs up by the code of the mail', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await page.addInitScript(() => localStorage.setItem('language', 'am'))
  await page.goto('/#/auth?view=sign-up')
  await page.getByLabel('ሙሉ ስም').fill('ሊያ ኃይሌ')
  await page.getByLabel('የኢሜይል አድራሻ').fill(liya.email)
  await page.getByLabel('የይለፍ ቃል', { exact: true }).fill(liya.password)
  await tickAll(page)
  await page.getByRole('button', { name: 'ይመዝገቡ' }).click()
  await expect(page.getByRole('heading', { name: 'ኢሜይልዎን ይመልከቱ' })).toBeVisible()

  const mail = await world.mailTo(liya.email)
  const wrong = mail.token === '000000' ? '111111' : '000000'
  const code = page.getByLabel('ባለ 6 አኃዝ ኮድ')
  await code.fill(wrong)
  await page.getByRole('button', { name: 'ያረጋግጡ' }).click()
  await expect(page.getByText('ይህ ኮድ ስህተት ነው ወይም ጊዜው አልፏል።')).toBeVisible()
  await code.fill(mail.token ?? '')
  await page.getByRole('button', { name: 'ያረጋግጡ' }).click()
  await expect(page).toHaveURL(/\/#\/$/)
  await page.goto('/#/account')
  await expect(page.getByText('ሊያ ኃይሌ').first()).toBeVisible()
})

test('signed in with an address that is not confirmed yet, one gets a new mail', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await fillSignUp(page, liya)
  const first = await world.mailTo(liya.email)
  await page.goto('/#/auth')
  await expect(async () => {
    await fillSignIn(page, liya.email, liya.password)
    await expect(page.getByText(/has not been confirmed yet/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect.poll(async () => (await world.mailTo(liya.email)).token).not.toBe(first.token)
  await page.getByLabel('6-digit code').fill((await world.mailTo(liya.email)).token ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})
