import { join } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { expect, test } from './world.ts'

test('what was closed or deleted by a slip is back, from the toast or later', async ({ page, world }) => {
  test.slow()
  const seller = world.newcomer('Frehiwot Assefa')
  const title = 'Oak shelf closed too soon'
  await join(page, world, seller)
  const id = await offerItem(page, title)
  const isFound = async () =>
    (await (await page.request.get('/api/listings?q=oak%20shelf%20soon')).text()).includes(id)

  await page.goto('/#/my-listings')
  const close = page.getByRole('button', { name: `Close “${title}”` })
  const undo = page.getByRole('button', { name: 'Undo' })
  await close.click()
  await page.getByRole('button', { name: 'Sold elsewhere' }).click()
  await undo.click()
  await expect(page.getByText('It is back as it was')).toBeVisible()
  await expect.poll(isFound).toBe(true)

  await close.click()
  await page.getByRole('button', { name: 'Sold elsewhere' }).click()
  await expect.poll(isFound).toBe(false)
  await page.reload()
  await page.getByRole('button', { name: `Put “${title}” back` }).click()
  await expect(close).toBeVisible()
  await expect.poll(isFound).toBe(true)

  await page.getByRole('button', { name: `Delete “${title}”` }).click()
  await page.getByRole('button', { name: 'Delete listing' }).click()
  await expect(page.getByRole('link', { name: `View “${title}”` })).toHaveCount(0)
  await undo.click()
  await expect(page.getByRole('link', { name: `View “${title}”` })).toBeVisible()
  expect(await isFound()).toBe(true)
})
