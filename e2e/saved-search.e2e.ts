import { join } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { testWithClock as test } from './own-server.ts'
import { expect } from './world.ts'

test('somebody saves a search that finds nothing, is told when something comes, saves that too, and ends the mails', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  test.slow()
  const reader = world.newcomer('Tigist Alemu')
  const word = `Zebrano${reader.email.slice(13, 21)}`
  await join(page, world, reader)
  await page.goto(`/#/items?q=${word}&lat=38.9&lng=-77&radius=25`)
  await expect(page.getByText('No listings match your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Save search' }).last().click()
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue(new RegExp(`^${word} · Items for Sale · within 25 mi of Washington`))
  await name.fill(`Tables of ${word}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Search saved')).toBeVisible()

  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(baseURL !== undefined && { baseURL }),
  })
  const seller = await context.newPage()
  await join(seller, world, world.newcomer('Sara Tesfaye'))
  const title = `${word} table`
  const id = await offerItem(seller, title)
  await context.close()

  await world.advanceClock(6 * 60)
  await expect
    .poll(async () => (await world.mailTo(reader.email)).subject)
    .toBe(`1 new for “Tables of ${word}”`)
  const mail = await world.mailTo(reader.email)
  expect(mail.text).toContain(`${title} · $140`)

  await page.goto('/#/notifications')
  await page.getByRole('link', { name: `1 new listing for “Tables of ${word}”.` }).click()
  await expect(page).toHaveURL(/items\?.*radius=25/)
  const heart = page.getByRole('button', { name: `Save “${title}”` })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/#/favorites')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', new RegExp(id))

  const stop = /http\S+stop-mails\?token=\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto('about:blank')
  await page.goto(stop)
  await expect(page.getByRole('heading', { name: 'E-mails stopped' })).toBeVisible()
  await page.getByRole('link', { name: 'Saved searches' }).click()
  await expect(page.getByText('Only in the app · Within minutes')).toBeVisible()
})
