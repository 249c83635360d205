import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { join, windowOf } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { photoFile } from './photo.ts'
import { expect, test } from './world.ts'

const talk = (page: Page) => page.getByRole('log', { name: 'Messages' })
const said = (page: Page, words: string) => talk(page).getByRole('article').filter({ hasText: words })
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

async function write(page: Page, words: string): Promise<void> {
  await composer(page).fill(words)
  await send(page)
}

async function add(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Add something' }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

const placeOf = (page: Page) => `/${new URL(page.url()).hash}`

test('a buyer asks about a listing, the seller answers, they agree; who is hurt then blocks, which hides both', async ({
  page: seller,
  browser,
  world,
}) => {
  test.slow()
  await join(seller, world, world.newcomer('Tsion Bekele'))
  const listingId = await offerItem(seller, 'Oak table to talk about', 'negotiable')
  const buyer = await windowOf('Abel Haile', seller, { browser, world })
  await buyer.goto(`/#/listing/${listingId}`)
  await buyer.getByRole('button', { name: 'Message', exact: true }).click()
  await buyer.getByLabel('Your message').fill('Hm?')
  await buyer.getByRole('button', { name: 'Send message' }).click()
  await expect(buyer.getByText('Please write at least 12 characters.')).toBeVisible()
  await buyer.getByLabel('Your message').fill('Selam! Is the table still there?')
  await buyer.getByRole('button', { name: 'Send message' }).click()
  await expect(said(buyer, 'Is the table still there?')).toHaveCount(1)
  await expect(buyer).toHaveURL(/#\/messages\/[0-9a-f-]{36}$/)
  await expect(buyer.getByRole('link', { name: /Oak table to talk about/ }).last()).toBeVisible()
  await add(buyer, 'Photos')
  await expect(buyer.getByText('You can send photos and links once Tsion Bekele has replied.')).toBeVisible()

  await seller.goto('/#/messages')
  await seller.getByRole('link', { name: /Abel Haile/ }).click()
  await expect(said(seller, 'Is the table still there?')).toBeVisible()
  await expect(said(buyer, 'Is the table still there?').getByText('Read').first()).toBeAttached()
  await composer(seller).pressSequentially('Yes, come')
  await expect(buyer.getByText('Tsion Bekele is typing…')).toBeVisible()
  await write(seller, 'Yes, come and look at it!')
  await expect(said(buyer, 'come and look at it')).toBeVisible()
  await expect(buyer.getByText('Tsion Bekele is typing…')).toHaveCount(0)

  const asked = buyer.waitForEvent('filechooser')
  await add(buyer, 'Photos')
  await (await asked).setFiles(await photoFile('sienna'))
  await write(buyer, 'Would it stand in this corner?')
  const photo = seller.getByRole('img', { name: 'Photo 1 of 1 by Abel Haile' })
  await expect(photo).toBeVisible()
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await seller.getByRole('button', { name: 'Open photo 1 of 1' }).click()
  await expect(seller.getByRole('dialog', { name: 'Photos' })).toBeVisible()
  await seller.keyboard.press('Escape')

  await add(buyer, 'Make an offer')
  await buyer.getByRole('textbox', { name: 'Your offer' }).fill('120')
  await buyer.getByRole('button', { name: 'Send offer' }).click()
  const offer = seller.getByRole('group', { name: 'Offer', exact: true })
  await expect(offer.getByText('$120')).toBeVisible()
  await offer.getByRole('button', { name: 'Counter' }).click()
  await seller.getByRole('textbox', { name: 'Your offer' }).fill('130')
  await seller.getByRole('button', { name: 'Send offer' }).click()
  await expect(offer.getByText('Another price offered')).toBeVisible()
  const counter = buyer.getByRole('group', { name: 'Counter-offer' })
  await expect(counter.getByText('$130')).toBeVisible()
  await counter.getByRole('button', { name: 'Accept' }).click()
  await expect(seller.getByRole('group', { name: 'Counter-offer' }).getByText('Accepted')).toBeVisible()

  const thread = placeOf(buyer)
  await write(seller, 'You are a stupid pig')
  await seller.getByRole('alertdialog').getByRole('button', { name: 'Send it' }).click()
  const caution = buyer.getByRole('note', { name: 'Does this bother you?' })
  await caution.getByRole('button', { name: 'Block Tsion Bekele' }).click()
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Block Tsion Bekele' }).click()
  await expect(buyer).toHaveURL(/#\/messages$/)
  for (const window of [buyer, seller]) {
    await window.goto('/#/messages')
    await expect(window.getByRole('link', { name: /Oak table/ })).toHaveCount(0)
    await window.goto(thread)
    await expect(window.getByText('This conversation does not exist.')).toBeVisible()
  }
  await buyer.context().close()
})

/** Letters of this telling alone: what an earlier one said in the chat of the same event is still there. */
const letters = (): string => randomUUID().replaceAll(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? '')

const Found = z.object({ items: z.array(z.object({ id: z.string() })) })

/** An event of the demo data, about which many talk; each story and size of window has its own. */
async function anEvent(page: Page, nth: number): Promise<string> {
  // from the oldest on: other stories publish new ones meanwhile
  const answer = await page.request.get('/api/listings?category=events&limit=50')
  return Found.parse(await answer.json()).items.at(-1 - nth)?.id ?? ''
}

async function joinChat(page: Page, listingId: string): Promise<void> {
  await page.goto(`/#/listing/${listingId}`)
  await page.getByRole('link', { name: 'Join the chat' }).click()
  await page.getByRole('button', { name: 'Join the chat' }).click()
  await expect(composer(page)).toBeVisible()
}

test('three people talk in the chat of an event; whom one blocks is folded', async ({
  page: one,
  browser,
  world,
  isMobile,
}) => {
  test.slow()
  const given = `N${letters()}`.slice(0, 12)
  const natnael = `${given} Assefa`
  const rahel = `Rahel ${letters()}`.slice(0, 18)
  const question = `Who brings the coffee, ${letters()}?`
  await join(one, world, world.newcomer('Hewan Girma'))
  const event = await anEvent(one, isMobile ? 0 : 1)
  const two = await windowOf(natnael, one, { browser, world })
  const three = await windowOf(rahel, one, { browser, world })
  for (const window of [one, two, three]) await joinChat(window, event)
  await expect(talk(one).getByText(`${rahel} has joined.`)).toBeVisible()
  await write(two, question)
  for (const window of [one, three]) await expect(said(window, question)).toBeVisible()
  await composer(three).fill(`I do, @${given.slice(0, 8)}`)
  await three.getByRole('button', { name: `Mention ${natnael}` }).click()
  await send(three)
  await expect(said(two, `I do, @${natnael}`)).toBeVisible()

  await one.getByRole('button', { name: 'Conversation menu' }).click()
  await one.getByRole('menuitem', { name: 'People in this chat' }).click()
  await one.getByRole('button', { name: `Block ${natnael}` }).click()
  await expect(one.getByRole('button', { name: `Unblock ${natnael}` })).toBeVisible()
  await one.keyboard.press('Escape')
  await expect(one.getByRole('dialog')).toHaveCount(0)
  await expect(talk(one).getByText('Message hidden –')).toBeVisible()
  await one.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(said(one, question)).toBeVisible()
  await two.context().close()
  await three.context().close()
})

test('an answer of the server that is lost, and a time without a connection, make no second message', async ({
  page: one,
  browser,
  world,
  isMobile,
}) => {
  test.slow()
  const asked = `Is the hall open already, ${letters()}?`
  const offline = `Written without a connection, ${letters()}`
  const left = `Written before the page was left, ${letters()}`
  await join(one, world, world.newcomer('Selam Worku'))
  const event = await anEvent(one, isMobile ? 2 : 3)
  const two = await windowOf('Yonas Abebe', one, { browser, world })
  for (const window of [one, two]) await joinChat(window, event)

  let lost = 0
  await one.route('**/api/threads/*/messages', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost++
    await route.fetch()
    return route.abort()
  })
  await write(one, asked)
  await expect(said(two, asked)).toBeVisible()
  await expect.poll(() => lost).toBe(1)
  await expect(one.locator('[data-outgoing]')).toHaveCount(0)
  for (const window of [one, two]) await expect(said(window, asked)).toHaveCount(1)
  await one.unroute('**/api/threads/*/messages')

  await one.context().setOffline(true)
  await write(one, offline)
  await expect(one.getByText('Will be sent when you are back online')).toBeVisible()
  await expect(said(two, offline)).toHaveCount(0)
  await one.context().setOffline(false)
  await expect(said(two, offline)).toBeVisible()
  await expect(one.locator('[data-outgoing]')).toHaveCount(0)

  await one.route('**/api/threads/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await write(one, left)
  await expect(one.locator('[data-outgoing]')).toHaveCount(1)
  await one.unroute('**/api/threads/*/messages')
  await one.reload()
  await expect(said(two, left)).toBeVisible()
  await two.reload()
  for (const window of [one, two])
    for (const words of [asked, offline, left]) await expect(said(window, words)).toHaveCount(1)
  await two.context().close()
})
