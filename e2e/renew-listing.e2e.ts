import { join } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { testWithClock as test } from './own-server.ts'
import { expect } from './world.ts'

const A_DAY = 86_400

test('a listing is renewed by one tap in the reminder, without signing in', async ({
  page,
  browser,
  own,
  world,
}) => {
  test.slow()
  const seller = world.newcomer('Dawit Lemma')
  const title = 'Walnut bookshelf to renew'
  await join(page, world, seller)
  const id = await offerItem(page, title)

  await world.advanceClock(28 * A_DAY)
  await expect
    .poll(async () => (await world.mailTo(seller.email)).subject)
    .toBe(`“${title}” ends in three days`)
  const { action_link: link = '' } = await world.mailTo(seller.email)

  const elsewhere = await browser.newContext({ baseURL: own.url, viewport: page.viewportSize() })
  const phone = await elsewhere.newPage()
  await phone.goto(link)
  await expect(phone.getByText(`“${title}” is renewed`)).toBeVisible()

  // past the end it would have had, it is still on offer
  await world.advanceClock(4 * A_DAY)
  await phone.getByRole('link', { name: 'View listing' }).click()
  await expect(phone).toHaveURL(new RegExp(`/listing/${id}`))
  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(phone.getByText('Expired')).toHaveCount(0)
  await elsewhere.close()
})
