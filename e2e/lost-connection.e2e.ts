import type { Page } from '@playwright/test'
import { untilNextIsCached } from './installed.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'allow' })

const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next
  }, hash)

test('a lost connection takes neither the menus nor the pages of the tabs away', async ({
  page,
  context,
}) => {
  await page.goto('/#/services')
  await untilNextIsCached(page)
  await context.setOffline(true)
  for (const [hash, name] of [
    ['#/about', 'About Us'],
    ['#/social', 'Social'],
    ['#/auth', 'Welcome back'],
    ['#/', 'Connect with the diaspora'],
  ] as const) {
    await goTo(page, hash)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    if (hash === '#/social')
      await expect(page.getByRole('button', { name: 'Create Group' }).first()).toBeVisible()
    await expect(page.getByText('You are offline')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menuitemradio', { name: /አማርኛ/ })).toBeVisible()
})

test('a page that was never fetched says that there is no connection, and comes with one', async ({
  page,
  context,
}) => {
  await page.goto('/#/services')
  await untilNextIsCached(page)
  await context.setOffline(true)
  await goTo(page, '#/terms')
  await expect(page.getByText('You are offline')).toBeVisible()
  await goTo(page, '#/services')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await goTo(page, '#/terms')
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
})
