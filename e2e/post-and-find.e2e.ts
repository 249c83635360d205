import type { Browser, Page } from '@playwright/test'
import { join, joinByMail } from './accounts.ts'
import { postItem } from './posting.ts'
import { expect, test } from './world.ts'

async function otherDevice(browser: Browser, baseURL: string | undefined, isMobile: boolean): Promise<Page> {
  const viewport = isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 }
  const context = await browser.newContext({ viewport, ...(baseURL !== undefined && { baseURL }) })
  return context.newPage()
}

test('somebody signs up, posts an item with two photos, and another finds it, opens it and reads on in Amharic', async ({
  page,
  browser,
  baseURL,
  isMobile,
  world,
}) => {
  test.slow()
  const seller = world.newcomer('Almaz Tadesse')
  const title = `Walnut bookshelf ${seller.email.slice(14, 22)}`
  await joinByMail(page, world, seller)
  const id = await postItem(page, title)

  const reader = await otherDevice(browser, baseURL, isMobile)
  await join(reader, world, world.newcomer('Robel Asfaw'))
  await reader.goto('/#/items')
  // the home page, which goes when this one's code is there, has a box of that name too
  await expect(reader.getByRole('heading', { level: 1, name: 'Items for Sale' })).toBeVisible()
  await reader.getByRole('combobox', { name: 'Search listings' }).fill(title)
  await expect(reader).toHaveURL(/q=/)
  const found = reader.getByRole('link', { name: title })
  await expect(found).toBeVisible()
  await reader.goto(`/#/items?q=${encodeURIComponent(title)}&lat=47.6&lng=-122.3&radius=25`)
  // from Seattle it is not near: it stands under what is further away, if anywhere
  const away = reader.getByRole('region', { name: 'Further away' })
  await expect(away.getByRole('link', { name: title })).toBeVisible()
  await expect(reader.getByRole('link', { name: title })).toHaveCount(1)
  await reader.goto(`/#/items?q=${encodeURIComponent(title)}&lat=38.9&lng=-77&radius=25`)
  await expect(away).toHaveCount(0)
  await reader.getByRole('link', { name: title }).click()
  await expect(reader).toHaveURL(new RegExp(`/listing/${id}`))
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByText('$140').first()).toBeVisible()
  await expect(reader.getByText('Almaz Tadesse').first()).toBeVisible()

  await reader.getByRole('button', { name: 'Language' }).click()
  await reader.getByRole('menuitemradio', { name: 'አማርኛ' }).click()
  await expect(reader.locator('html')).toHaveAttribute('lang', 'am')
  await expect(reader.getByText('እንደ አዲስ').first()).toBeVisible()
  await reader.goto('/#/account')
  await reader.getByRole('button', { name: 'ይውጡ' }).first().click()
  await expect(reader.getByRole('link', { name: 'ይግቡ' }).first()).toBeVisible()
  expect(
    await reader.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth'))),
  ).toEqual([])
  await reader.context().close()
})

test('back from a listing the list is where it was, without a request', async ({ page }) => {
  await page.goto('/#/listings?lat=38.9&lng=-77')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  const more = page.getByRole('button', { name: 'Show more' })
  // three pages come by themselves while one scrolls, the next ones by the button
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    await page.evaluate(() => window.scrollBy(0, 4000))
    await expect(more).toBeVisible({ timeout: 500 })
  }).toPass()
  const count = await cards.count()
  expect(count).toBe(60)
  await cards.nth(40).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(window.scrollY))
  await cards.nth(40).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/listing\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/listings?')) requests.push(request.url())
  })
  await page.goBack()
  await expect(cards).toHaveCount(count)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 40)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeLessThan(before + 40)
  expect(requests).toEqual([])
})
