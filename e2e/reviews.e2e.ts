import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { join, storedSession, windowOf } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { expect, test } from './world.ts'

async function send(page: Page, path: string, data: object): Promise<void> {
  const session = await storedSession(page)
  const headers = { authorization: `Bearer ${session?.access_token ?? ''}` }
  const answer = await page.request.post(path, { headers, data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function writeReview(page: Page, about: string, stars: string, words: string): Promise<void> {
  await page.goto('/#/account?section=reviews')
  await expect(page.getByText(`How was it with ${about}?`)).toBeVisible()
  await page.getByRole('button', { name: 'Write a review' }).click()
  const sheet = page.getByRole('dialog')
  // the circle of the device lies under the star
  await sheet.getByRole('radio', { name: stars }).check({ force: true })
  await sheet.getByRole('textbox').fill(words)
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet).toBeHidden()
}

test('two who closed a deal say how it was; neither reads the other first, then everybody does', async ({
  page: seller,
  browser,
  world,
}) => {
  test.slow()
  const who = world.newcomer('Senait Ghebre')
  await join(seller, world, who)
  const title = `Woven basket ${who.email.slice(14, 22)}`
  const listingId = await offerItem(seller, title)
  const buyer = await windowOf('Yared Alemu', seller, { browser, world })
  const content = { kind: 'text', text: 'I would like it, can I come on Saturday?' }
  await send(buyer, `/api/listings/${listingId}/messages`, { id: randomUUID(), content })
  const closedWith = (await storedSession(buyer))?.user.id
  await send(seller, `/api/listings/${listingId}/close`, { outcome: 'sold_here', closedWith })

  await writeReview(buyer, 'Senait Ghebre', '5 stars', 'Just as in the picture.')
  await expect(buyer.getByText(/once Senait Ghebre has written/)).toBeVisible()
  await seller.goto('/#/account?section=reviews')
  await expect(seller.getByText(title)).toBeVisible()
  await expect(seller.getByText('Just as in the picture.')).toBeHidden()

  await writeReview(seller, 'Yared Alemu', '4 stars', 'Came when he said.')
  await expect(seller.getByText('Just as in the picture.')).toBeVisible()
  await seller.getByRole('button', { name: 'Reply' }).click()
  await seller.getByRole('textbox', { name: /Your reply/ }).fill('Enjoy it!')
  await seller.getByRole('button', { name: 'Send reply' }).click()
  await expect(seller.getByText('Your reply')).toBeVisible()

  await buyer.goto(`/#/people/${(await storedSession(seller))?.user.id ?? ''}`)
  const reviews = buyer.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByText('Just as in the picture.')).toBeVisible()
  await expect(reviews.getByText('Enjoy it!')).toBeVisible()
  await buyer.context().close()
})
