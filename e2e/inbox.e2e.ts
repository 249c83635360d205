import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'
import { join, signOut } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { expect, test, type World } from './world.ts'

/** Somebody else, who writes without a window of their own. */
async function somebody(name: string, near: Page, { browser, world }: { browser: Browser; world: World }) {
  const context = await browser.newContext({ baseURL: new URL(near.url()).origin })
  const page = await context.newPage()
  await join(page, world, world.newcomer(name))
  const session = await page.evaluate(() => localStorage.getItem('sb-auth') ?? '')
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(session))
  const headers = { authorization: `Bearer ${token}` }
  await page.close()
  const write = async (path: string, text: string) => {
    const data = { id: randomUUID(), content: { kind: 'text', text } }
    const answer = await context.request.post(path, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return z.object({ threadId: z.string() }).parse(await answer.json()).threadId
  }
  return {
    ask: (listingId: string, text: string) => write(`/api/listings/${listingId}/messages`, text),
    write: (threadId: string, text: string) => write(`/api/threads/${threadId}/messages`, text),
    leave: () => context.close(),
  }
}

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: count === 0 ? 'Messages' : `Messages, ${count} unread`, exact: true })
const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const row = (page: Page, name: string) => list(page).getByRole('article').filter({ hasText: name })
const folder = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filter conversations' }).getByRole('button', { name })

async function arrange(page: Page, name: string, choice: string): Promise<void> {
  await row(page, name).hover()
  await row(page, name)
    .getByRole('button', { name: `Options for the conversation with ${name}` })
    .click()
  // the list shows it before the server knows of it
  const isKnown = page.waitForResponse(
    (answer) => answer.request().method() !== 'GET' && answer.url().includes('/api/threads/'),
  )
  await page.getByRole('menuitem', { name: choice }).click()
  expect((await isKnown).ok()).toBe(true)
}

test('what is new is counted at once; conversations are found, silenced, put away and come back', async ({
  page,
  browser,
  world,
  isMobile,
}) => {
  test.setTimeout(180_000)
  await join(page, world, world.newcomer('Tsion Bekele'))
  const listingId = await offerItem(page, 'Walnut desk with two drawers')
  const buyer = await somebody('Abel Haile', page, { browser, world })
  await page.goto('/#/about')
  await expect(badge(page, 0)).toBeVisible()

  const threadId = await buyer.ask(listingId, 'Does the desk come with a chair?')
  await expect(badge(page, 1)).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) /)
  if (isMobile) await expect(page.getByRole('link', { name: 'Account, something is unread' })).toBeVisible()

  await badge(page, 1).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  const abel = row(page, 'Abel Haile')
  await expect(abel).toContainText('Selling')
  await expect(abel).toContainText('Walnut desk with two drawers')
  await expect(abel).toContainText('Does the desk come with a chair?')
  await expect(abel).toContainText('1 unread message')
  await buyer.write(threadId, 'And would you deliver it?')
  await expect(abel).toContainText('And would you deliver it?')
  await expect(abel).toContainText('2 unread messages')

  await arrange(page, 'Abel Haile', 'Mark as read')
  await expect(badge(page, 0)).toBeVisible()
  await arrange(page, 'Abel Haile', 'Mute for 8 hours')
  await expect(abel.getByText('Muted')).toBeAttached()
  await buyer.write(threadId, 'By the way, which wood is it?')
  await expect(abel).toContainText('1 unread message')
  await expect(badge(page, 0)).toBeVisible()

  await arrange(page, 'Abel Haile', 'Archive')
  await expect(page.getByText('No conversations yet.')).toBeVisible()
  await folder(page, 'Archived').click()
  await expect(abel).toBeVisible()
  await arrange(page, 'Abel Haile', 'Unmute')
  await expect(abel.getByText('Muted')).toHaveCount(0)
  await buyer.write(threadId, 'Walnut, of course.')
  await expect(page.getByText('Nothing is archived.')).toBeVisible()
  await folder(page, 'Inbox').click()
  await expect(abel).toContainText('Walnut, of course.')
  await expect(badge(page, 1)).toBeVisible()
  await arrange(page, 'Abel Haile', 'Mark as read')
  await arrange(page, 'Abel Haile', 'Mark as unread')
  await expect(abel.getByText('Marked as unread')).toBeAttached()
  await expect(badge(page, 1)).toBeVisible()

  const search = page.getByRole('searchbox', { name: 'Search messages and people' })
  await search.fill('zebra')
  await expect(page.getByText('Nothing found.')).toBeVisible()
  await search.fill('chair')
  await expect(abel).toBeVisible()
  await buyer.leave()
})

/** In the browser, where the store is there already: of how many conversations the messages are on the device. */
function countStoredThreads(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('messages')
    opening.addEventListener('error', () => reject(new Error('The messages cannot be read.')))
    opening.addEventListener('success', () => {
      const { result: db } = opening
      const counting = db.transaction('messages').objectStore('messages').count()
      counting.addEventListener('success', () => {
        db.close()
        resolve(counting.result)
      })
    })
  })
}

test('without a connection what was read stays readable, until one signs out', async ({
  page,
  browser,
  world,
}) => {
  test.setTimeout(180_000)
  await join(page, world, world.newcomer('Hirut Alemu'))
  const listingId = await offerItem(page, 'Copper kettle for the coffee table')
  const buyer = await somebody('Yared Tadesse', page, { browser, world })
  const threadId = await buyer.ask(listingId, 'How much does the kettle hold?')
  await page.goto(`/#/messages/${threadId}`)
  await expect(page.getByRole('log').getByText('How much does the kettle hold?')).toBeVisible()
  const stored = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'messages'))
  await expect.poll(stored).toBe(true)
  await expect.poll(() => page.evaluate(countStoredThreads)).toBe(1)
  await page.goto('/#/messages')
  await expect(row(page, 'Yared Tadesse')).toBeVisible()

  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('No connection. You are seeing what was here last.').first()).toBeVisible()
  await row(page, 'Yared Tadesse').getByRole('link').click()
  await expect(page.getByRole('log').getByText('How much does the kettle hold?')).toBeVisible()

  await page.unroute('**/api/**')
  await buyer.write(threadId, 'Enough for twelve, I see.')
  await page.reload()
  await expect(page.getByRole('log').getByText('Enough for twelve, I see.')).toBeVisible()
  await expect(page.getByText('No connection. You are seeing what was here last.')).toHaveCount(0)

  await signOut(page)
  await expect.poll(stored).toBe(false)
  await buyer.leave()
})
