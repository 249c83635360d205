import type { Page } from '@playwright/test'
import { join } from './accounts.ts'
import { openPage, remember, sessionOf } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Main|ዋና)$/ })

test('the theme is kept', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openPage(page, '/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByText('Dark').click()
  } else {
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  }
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})

test('a visitor who wants to post signs in first and is then where they were going', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/social')
  if (isMobile) await tabBar(page).getByRole('link', { name: 'Post' }).click()
  else await page.getByRole('contentinfo').getByRole('link', { name: 'Post Ad' }).click()
  await expect(page).toHaveURL(/#\/auth/)
  await expect(tabBar(page)).toBeHidden()
  const form = page.getByRole('main')
  await form.getByLabel('E-mail address').fill(DEMO.member)
  await form.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/#\/create-listing$/)
  await expect(page.getByRole('banner').getByRole('link', { name: /Account/ })).toBeVisible()
})

test('signing out from the side menu leaves nothing of the person behind', async ({
  page,
  isMobile,
  world,
}) => {
  test.skip(!isMobile, 'wide screens have no side menu')
  await join(page, world, world.newcomer('Liya Girma'))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('sb-auth'))).toBeNull()
})

test('staff find their pages and are told of the demo accounts', async ({ page, isMobile, baseURL }) => {
  const admin = await sessionOf(baseURL ?? '', DEMO.admin)
  await remember(page, { 'sb-auth': admin })
  await openPage(page, '/')
  await expect(page.getByText(/demo accounts with published passwords/)).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
  await place.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Manager', exact: true }).click()
  await expect(page).toHaveURL(/#\/manager$/)
})
