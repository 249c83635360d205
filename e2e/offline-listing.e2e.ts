import { join } from './accounts.ts'
import { begin, fillIn, furniture, publish } from './posting.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'allow' })

test('a listing begun where the server is out of reach keeps its words and photos, over a reload too, and goes out later', async ({
  page,
  world,
}) => {
  test.slow()
  const almaz = world.newcomer('Almaz Wolde')
  const title = `Oak table for six ${almaz.email.slice(12, 20)}`
  const table = furniture(title)
  await join(page, world, almaz)
  await begin(page, table)

  const waiting = page.getByText('Saved on this device, will be sent')
  await page.route(/\/api\//, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await fillIn(page, table)
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  await expect(waiting.first()).toBeVisible()
  await expect(page).toHaveURL(/draft=here/)

  await page.reload()
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('No connection.').first()).toBeVisible()

  await page.unroute(/\/api\//)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveURL(/draft=(?!here)/)
  await expect(waiting).toHaveCount(0)
  await publish(page)
  await expect(page.getByRole('heading', { name: 'Your listing is live!' })).toBeVisible()
  await page.getByRole('link', { name: 'View listing' }).first().click()
  await expect(page.getByRole('button', { name: /photo|Photo/ }).first()).toBeVisible()
})

test('a draft left without a connection goes out with its photos once there is one, unopened', async ({
  page,
  world,
}) => {
  const senait = world.newcomer('Senait Mulu')
  const title = `Birch bench ${senait.email.slice(12, 20)}`
  await join(page, world, senait)
  await begin(page, furniture(title))
  await page.route(/\/api\//, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await fillIn(page, furniture(title))
  await expect(page.getByText('Saved on this device, will be sent').first()).toBeVisible()
  await page.evaluate(() => {
    location.hash = '/my-listings?tab=draft'
  })
  await page.unroute(/\/api\//)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const row = page.getByRole('main').locator('li, article').filter({ hasText: title })
  await expect(row.locator('img').first()).toHaveAttribute('src', /\/media\//)
})
