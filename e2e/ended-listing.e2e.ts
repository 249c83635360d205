import { join } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { testWithClock as test } from './own-server.ts'
import { expect } from './world.ts'

const A_DAY = 86_400

test('what is sold says so for two weeks, without anything to answer to; then it is gone for good', async ({
  page,
  browser,
  own,
  world,
}) => {
  test.slow()
  const seller = world.newcomer('Yonas Girma')
  const title = 'Walnut bookshelf to be sold'
  await join(page, world, seller)
  const id = await offerItem(page, title)
  const status = async () => (await page.request.get(`/listing/${id}`)).status()
  const isInSitemap = async () => (await (await page.request.get('/sitemap.xml')).text()).includes(id)
  const isFound = async () =>
    (await (await page.request.get('/api/listings?q=bookshelf')).text()).includes(id)
  expect([await status(), await isInSitemap(), await isFound()]).toEqual([200, true, true])

  await page.goto('/#/my-listings')
  await page.getByRole('button', { name: `Close “${title}”` }).click()
  await page.getByRole('button', { name: 'Sold on Mesob' }).click()
  await expect(page.getByText('Closed. Well done!')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: own.url, viewport: page.viewportSize() })
  const reader = await elsewhere.newPage()
  await reader.goto(`/#/listing/${id}`)
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByText('No longer available').first()).toBeVisible()
  await expect(reader.getByRole('button', { name: 'Message' })).toHaveCount(0)
  const shared = await page.request.get(`/listing/${id}`)
  expect(shared.status()).toBe(200)
  expect(await shared.text()).toContain('No longer available')
  expect([await isInSitemap(), await isFound()]).toEqual([false, false])

  await world.advanceClock(14 * A_DAY)
  await expect.poll(status).toBe(410)
  await reader.goto('about:blank')
  await reader.goto(`/#/listing/${id}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This listing is no longer available')
  await elsewhere.close()
})
