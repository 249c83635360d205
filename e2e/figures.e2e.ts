import { z } from 'zod'
import { testOnOwnServer } from './own-server.ts'
import { openPage, remember, sessionOf } from './pages.ts'
import { DEMO, expect } from './world.ts'

// its clock is moved, so that the figures of the hour are counted
const test = testOnOwnServer(() => Promise.resolve({ DEMO_DATA: 'true' }))

test('an admin reads the figures of a day from a plot, by key and as a table', async ({
  page,
  baseURL,
  request,
}) => {
  const counted = await request.post('/dev/clock', { data: { advance: 3700 } })
  expect(counted.ok()).toBe(true)
  const session = await sessionOf(baseURL ?? '', DEMO.admin)
  // the queue may have begun to count by itself, and does not wait for whoever moved the clock
  const { access_token: token } = z.object({ access_token: z.string() }).parse(JSON.parse(session))
  const isCounted = async () => {
    const answer = await request.get('/api/staff/figures', { headers: { authorization: `Bearer ${token}` } })
    return (await answer.text()).includes('"metric":"new_listings"')
  }
  await expect.poll(isCounted).toBe(true)
  await remember(page, { 'sb-auth': session })
  await openPage(page, '/admin/reports')
  const figure = page.getByRole('region', { name: 'New listings' })
  await expect(figure.locator('canvas')).toBeVisible()
  const slider = figure.getByRole('slider', { name: 'New listings' })
  await expect(slider).toHaveAttribute('aria-valuetext', /\d/)
  await slider.press('Home')
  await expect(slider).toHaveValue('0')
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('1')
  await figure.getByRole('button', { name: 'As a table' }).click()
  await expect(figure.getByRole('row')).toHaveCount(31)
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(figure.getByRole('row')).toHaveCount(91)
  await expect(page.getByRole('region', { name: 'Active, by category' })).toContainText('Items for Sale')
})
