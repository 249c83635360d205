import type { Browser, Page } from '@playwright/test'
import { join } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { remember, sessionOf } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

async function managerPage(browser: Browser, page: Page, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize() })
  const manager = await context.newPage()
  await remember(manager, { 'sb-auth': await sessionOf(baseURL, DEMO.manager) })
  return manager
}

test('a change to a live listing is seen by others only when a manager has approved it', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  test.slow()
  const seller = world.newcomer('Selam Worku')
  const mark = seller.email.slice(12, 20)
  const [before, after] = [`Walnut bookshelf ${mark}`, `Carved bookshelf ${mark}`]
  await join(page, world, seller)
  const id = await offerItem(page, before)

  await page.goto(`/#/edit-listing/${id}`)
  await page.getByRole('textbox', { name: 'Title' }).fill(after)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(new RegExp(`/listing/${id}`))
  const bar = page.getByRole('region', { name: 'Your listing' })
  await expect(bar.getByText('Change in review')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before)

  const manager = await managerPage(browser, page, baseURL ?? '')
  await manager.goto('/#/manager?queue=listings')
  await manager.getByRole('link', { name: new RegExp(after) }).click()
  await expect(manager.getByRole('article', { name: 'Proposed change' })).toContainText(after)
  await expect(manager.getByRole('article', { name: 'What others see now' })).toContainText(before)
  await manager.getByRole('button', { name: 'Approve' }).click()
  await expect(manager.getByText('Decided', { exact: true })).toBeVisible()

  await expect
    .poll(async () => (await world.mailTo(seller.email)).subject, { timeout: 30_000 })
    .toBe(`“${after}” is live`)
  await manager.goto(`/#/listing/${id}`)
  await expect(manager.getByRole('heading', { level: 1 })).toHaveText(after)
  await manager.context().close()
})
