import type { Page } from '@playwright/test'
import { APP_PATHS } from '#contract/kit/app-paths.ts'
import { join } from './accounts.ts'
import { openPage, remember, sessionOf } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Main|ዋና)$/ })

test('a described path typed without the hash leads to its page', async ({ page, request }) => {
  for (const path of APP_PATHS) {
    const typed = path.replaceAll(/\{\w+\}/g, '7')
    const { headers, status } = await redirect(typed)
    expect([typed, status, headers['location']]).toEqual([typed, 302, `/#${typed}`])
  }
  await page.goto('/jobs?q=nurse')
  await expect(page).toHaveURL(/\/#\/jobs\?q=nurse$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs & Career')

  async function redirect(path: string) {
    const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
    return { headers: answer.headers(), status: answer.status() }
  }
})

test('what leads nowhere says so, and leads home', async ({ page }) => {
  const answer = await page.goto('/nowhere/else')
  expect(answer?.status()).toBe(404)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Page not found')
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click()
  await expect(heading).toHaveText('Connect with the diaspora')
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/#\/$/)
})

test('the language is kept', async ({ page }) => {
  await openPage(page, '/about')
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'አማርኛ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ስለ እኛ')
  await expect(page).toHaveTitle('ስለ እኛ · መሶብ')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ስለ እኛ')
})

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

test('another page begins at its top and is read from its heading; back is where one was', async ({
  page,
}) => {
  await openPage(page, '/')
  const listing = page.getByRole('region', { name: 'Featured Listings' }).getByRole('article').first()
  await listing.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await listing.click()
  await expect(page).toHaveURL(/#\/listing\//)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(heading).toHaveText('Connect with the diaspora')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
})

test('the first stop of the keyboard leads over the header', async ({ page }) => {
  await openPage(page, '/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('staff find their pages and are told of the demo accounts', async ({ page, isMobile, baseURL }) => {
  const admin = await sessionOf(baseURL ?? '', DEMO.admin)
  await remember(page, { 'sb-auth': admin })
  await openPage(page, '/')
  await expect(page.getByText(/demo accounts with published passwords/)).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner')
  await place.getByRole('link', { name: 'Admin' }).click()
  await page.getByRole('link', { name: 'Go to the manager page' }).click()
  await expect(page).toHaveURL(/#\/manager$/)
})
