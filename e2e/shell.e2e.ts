import type { Page } from '@playwright/test'
import { APP_PATHS } from '#contract/kit/app-paths.ts'
import { join } from './accounts.ts'
import { NARROW, tooWide } from './fit.ts'
import { untilNextIsKept } from './installed.ts'
import { appPages, openPage, remember, sessionOf, visit } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

/** What the browser complains about: errors of ours, and whatever the content policy refuses. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`))
  return heard
}

const tabBar = (page: Page) => page.getByRole('navigation', { name: /^(Main|ዋና)$/ })

/** Where the description takes the tab bar away. */
const WITHOUT_TABS =
  /^\/(auth|admin|edit-listing|listing|listing-payment-success|listing-success|my-listings|payment)(\/|\?|$)/
/** In an open conversation they give way to the line to write in. */
const OPEN_CONVERSATION = /^\/messages(\/(?!new)|\?conversation=)/
const isWithoutTabs = (path: string) => WITHOUT_TABS.test(path) || OPEN_CONVERSATION.test(path)

/** Each page is opened at one size; in Amharic, whose words are longer, see amharic.e2e.ts. */
test('every page opens under its name, with its tabs, without a complaint; at 360 px all fits', async ({
  page,
  isMobile,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const heard = complaints(page)
  if (isMobile) await page.setViewportSize(NARROW)
  await page.goto('/')
  const ofThisSize = (await appPages(baseURL ?? '')).filter((_, index) => index % 2 === (isMobile ? 0 : 1))
  await visit(page, baseURL ?? '', ofThisSize, async ({ path, name }) => {
    const named = page.locator('main').locator('[data-page-name], h1').first()
    await expect.soft(named, path).toHaveText(name)
    // what is unread may stand before it
    const title = `${RegExp.escape((await named.textContent()) ?? '')} · Mesob`
    await expect.soft(page, path).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${title}$`))
    await expect.soft(tabBar(page), path).toBeVisible({ visible: isMobile && !isWithoutTabs(path) })
    expect.soft(await tooWide(page), path).toEqual([])
  })
  expect(heard).toEqual([])
})

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

const goTo = (page: Page, hash: string) =>
  page.evaluate((next) => {
    location.hash = next
  }, hash)

test('a lost connection takes neither the menus nor the pages of the tabs away', async ({
  page,
  context,
}) => {
  await page.goto('/#/services')
  await untilNextIsKept(page)
  await context.setOffline(true)
  for (const [hash, name] of [
    ['#/about', 'About Us'],
    ['#/social', 'Social'],
    ['#/auth', 'Welcome back'],
    ['#/', 'Connect with the diaspora'],
  ] as const) {
    await goTo(page, hash)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Language' }).click()
  await expect(page.getByRole('menuitemradio', { name: /አማርኛ/ })).toBeVisible()
})

test('a page that was never fetched says that there is no connection, and comes with one', async ({
  page,
  context,
}) => {
  await page.goto('/#/services')
  await untilNextIsKept(page)
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
