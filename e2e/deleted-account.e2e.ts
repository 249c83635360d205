import type { Page } from '@playwright/test'
import { expectSignedIn, expectSignedOut, fillSignIn, join } from './accounts.ts'
import { testWithClock as test } from './own-server.ts'
import { expect } from './world.ts'

const A_DAY = 24 * 3600

// In one worker, on one server.
test.describe.configure({ mode: 'serial' })

async function askForDeletion(page: Page, password: string): Promise<void> {
  // the question of a try before may still be closing
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click()
}

test('deleting takes the password and waits two weeks; signing in meanwhile keeps the account', async ({
  page,
  context,
  world,
}) => {
  const liya = world.newcomer('Liya Haile')
  await page.goto('/#/account/delete')
  await expect(page.getByRole('heading', { name: 'What is deleted' })).toBeVisible()
  await expect(page.getByText('Please sign in to the account that is to be deleted.')).toBeVisible()
  await join(page, world, liya)
  const other = await context.newPage()
  await other.goto('/')
  await expectSignedIn(other)

  await page.goto('/#/account/delete')
  await askForDeletion(page, 'not the password')
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await askForDeletion(page, liya.password)
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await expectSignedOut(other)
  // two tabs with one session would refresh it within the same second, which may be two weeks here
  await other.close()

  await world.advanceClock(13 * A_DAY)
  await page.getByRole('link', { name: 'Sign in and keep my account' }).click()
  await fillSignIn(page, liya)
  await expectSignedIn(page)
  await world.advanceClock(2 * A_DAY)
  await page.goto('/#/account')
  await expect(page.getByText(liya.fullName).first()).toBeVisible()
})

test('after two weeks the account is gone', async ({ page, world }) => {
  const liya = world.newcomer('Liya Haile')
  await join(page, world, liya)
  await page.goto('/#/account/delete')
  await askForDeletion(page, liya.password)
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await world.advanceClock(14 * A_DAY + 3600)
  await fillSignIn(page, liya)
  await expect(page.getByText('The e-mail address or the password is not right.')).toBeVisible()
  // the address is free again
  await join(page, world, liya)
})
