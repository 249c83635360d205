import type { Page } from '@playwright/test'
import { join, keptSession } from './accounts.ts'
import { untilLed } from './installed.ts'
import { openPage, settle } from './pages.ts'
import { begin, furniture } from './posting.ts'
import { expect, test } from './world.ts'

const bearer = async (page: Page) => ({
  authorization: `Bearer ${(await keptSession(page))?.access_token ?? ''}`,
})

/** What reaches the server, by method and path. */
function heardBy(page: Page): string[] {
  const heard: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') heard.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return heard
}

test('a heart tapped without a connection outlives a reload and arrives once, from two tabs', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  await join(page, world, world.newcomer('Lidya Mekonnen'))
  await untilLed(page)
  await settle(page)
  await openPage(page, '/favorites')
  await openPage(page, '/')
  await context.setOffline(true)
  const card = page.getByRole('region', { name: 'Featured Listings' }).getByRole('article').first()
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/#/favorites')
  await expect(page.getByText('Will be saved when you are back online')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/favorites')
  await expect(other.getByText('Will be saved when you are back online')).toBeVisible()

  const heard = [heardBy(page), heardBy(other)]
  await context.setOffline(false)
  await expect(page.getByText('Will be saved when you are back online')).toHaveCount(0)
  await expect(other.getByText('Will be saved when you are back online')).toHaveCount(0)
  const answer = await page.request.get('/api/favorites/ids', { headers: await bearer(page) })
  expect(((await answer.json()) as { ids: string[] }).ids).toHaveLength(1)
  expect(heard.flat().filter((one) => one.startsWith('PUT /api/favorites/'))).toHaveLength(1)
})

test('a draft written without a connection arrives once, when the app is opened again', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  await join(page, world, world.newcomer('Dawit Asfaw'))
  await untilLed(page)
  await begin(page, furniture('unused'))
  await openPage(page, '/create-listing?category=services&step=kind')
  await page.getByText('Tutoring', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeVisible()
  await context.setOffline(true)
  await title.fill('Maths lessons on a train')
  await expect(page.getByText('Kept on this device, will be sent').first()).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/')
  const drafts = async () => {
    const answer = await page.request.get('/api/my-listings?tab=draft', { headers: await bearer(page) })
    const { items } = (await answer.json()) as { items: { title: string }[] }
    return items.map((one) => one.title)
  }
  await expect.poll(drafts).toEqual(['Maths lessons on a train'])
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([])
})
