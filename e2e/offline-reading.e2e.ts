import type { Page } from '@playwright/test'
import { join, signOut } from './accounts.ts'
import { untilLed, untilNextIsCached, untilStored } from './installed.ts'
import { openPage, remember, sessionOf, settle } from './pages.ts'
import { DEMO, expect, test } from './world.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = "You're offline. Some features may be limited."

/** Loads the document anew, as somebody does who comes back later. */
async function reload(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText(OFFLINE)).toBeVisible()
}

/** Goes on to another page within the app; what is looked for there is not found on the page before. */
async function goOn(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`/#${path}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('home, saved listings, own listings and a listing are there without a connection', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await remember(page, { 'sb-auth': await sessionOf(baseURL ?? '', DEMO.member) })
  await openPage(page, '/')
  await untilLed(page)
  const featured = page.getByRole('region', { name: 'Featured Listings' }).getByRole('article')
  const title = (await featured.first().getByRole('heading').textContent()) ?? ''
  await featured.first().getByRole('button', { name: /^Save/ }).click()
  await featured.first().click({ position: { x: 60, y: 200 } })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  const listing = page.url()
  await settle(page)
  await openPage(page, '/favorites')
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  await openPage(page, '/listings')
  const near = page.getByRole('main').getByRole('article').first().getByRole('heading')
  const found = (await near.textContent()) ?? ''
  await untilStored(page, found)
  await openPage(page, '/my-listings')
  const own =
    (await page.getByRole('main').getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await untilStored(page, own)
  await openPage(page, '/messages')
  const thread = page.getByRole('main').getByRole('listitem').first()
  const partner = (await thread.getByRole('heading').first().textContent()) ?? ''
  const about = (await thread.locator('p [lang=""]').first().textContent()) ?? ''
  await untilStored(page, partner)
  await untilStored(page, about)
  await openPage(page, '/notifications')
  const news = page
    .getByRole('main')
    .getByText('Nothing new.')
    .or(page.getByRole('main').locator('article'))
    .first()
  await expect(news).toBeVisible()
  await untilStored(page, 'list-notifications')
  await untilNextIsCached(page)

  await context.setOffline(true)
  await page.goto('about:blank')
  await page.goto('/#/')
  await expect(page.getByText(OFFLINE)).toBeVisible()
  await expect(featured.getByText(title).first()).toBeVisible()
  await reload(page)
  await expect(featured.getByText(title).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /Account/ })).toBeVisible()
  await page.goto(listing)
  await expect(heading).toHaveText(title)
  await reload(page)
  await expect(heading).toHaveText(title)
  await goOn(page, '/favorites', 'Saved listings')
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  await goOn(page, '/listings', 'All Listings')
  await expect(near).toHaveText(found)
  await goOn(page, '/my-listings', 'My listings')
  await expect(page.getByRole('main').getByText(own).first()).toBeVisible()
  await goOn(page, '/messages', 'Messages')
  await expect(thread).toContainText(partner)
  await expect(thread).toContainText(about)
  await goOn(page, '/notifications', 'Notifications')
  await expect(news).toBeVisible()
  await goOn(page, '/social?tab=dating', 'Social')
  await expect(page.getByText('Dating is not stored on this device')).toBeVisible()
})

test('signing out leaves nothing to read, and the app itself', async ({ page, context, world }) => {
  await join(page, world, world.newcomer('Selam Tadesse'))
  await untilNextIsCached(page)
  await openPage(page, '/favorites')
  await signOut(page)
  const left = await page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => !name.startsWith('code-') && name !== 'pictures'),
    session: localStorage.getItem('sb-auth'),
  }))
  expect(left).toEqual({ caches: [], session: null })
  await context.setOffline(true)
  await page.goto('about:blank')
  await page.goto('/#/favorites')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})
