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
  const main = page.getByRole('main')
  // each with a part that comes later than its heading
  for (const [hash, name, part] of [
    ['#/about', 'About Us', main.getByRole('heading', { level: 2 })],
    ['#/social', 'Social', main.getByRole('button', { name: 'Create Group' })],
    ['#/auth', 'Welcome back', main.getByLabel('Password')],
    ['#/', 'Connect with the diaspora', main.getByRole('combobox')],
  ] as const) {
    await goTo(page, hash)
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(part.first()).toBeVisible()
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
