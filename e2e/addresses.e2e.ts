import { APP_PATHS } from '#contract/kit/app-paths.ts'
import { openPage } from './pages.ts'
import { expect, test } from './world.ts'

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
