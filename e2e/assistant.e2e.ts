import { ask, isPhone, openAssistant, questionField, startAssistant, talk } from './asking.ts'
import { faults } from './axe.ts'
import { CELL, listingsIn, milesBetween, SILVER_SPRING } from './found-listings.ts'
import { openPage, remember, settle } from './pages.ts'
import { expect, test } from './world.ts'

test('“find a room in Silver Spring under $900”: rooms that are near and cost no more, and each card opens', async ({
  page,
  request,
}) => {
  await startAssistant(page)
  const answer = await ask(page, 'find a room in Silver Spring under $900')
  const rooms = await listingsIn(answer, request)
  for (const { category, state, price, publicPoint } of rooms) {
    expect([category, state, price.currency]).toEqual(['rooms_housing', 'active', 'USD'])
    expect(price.amountMinor).toBeLessThanOrEqual(90_000)
    expect(milesBetween(publicPoint, SILVER_SPRING)).toBeLessThanOrEqual(25 + CELL)
  }
  for (const { title } of rooms) {
    await answer.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    if (isPhone(page)) {
      await expect(talk(page)).toHaveCount(0)
      await openAssistant(page)
    }
  }
})

test('a question stands above its answer, also when the keyboard takes half of the screen', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'only phones have a keyboard on the screen')
  await startAssistant(page)
  await ask(page, 'how do I renew my ad')
  const answer = await ask(page, 'when is Fasika 2027')
  await expect(answer.getByRole('listitem').getByText('May 2, 2027')).toBeInViewport()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: Math.round(height / 2) })
  await expect(talk(page).getByText('when is Fasika 2027')).toBeInViewport({ ratio: 1 })
  await expect(talk(page).getByText('how do I renew my ad')).not.toBeInViewport()
  await expect(questionField(page)).toBeInViewport({ ratio: 1 })
})

test('the title of the sheet stays in one line on the narrowest phones', async ({ page }) => {
  test.skip(!isPhone(page), 'the sheet is for phones')
  await page.setViewportSize({ width: 320, height: 640 })
  await startAssistant(page)
  await ask(page, 'selam')
  const title = page.getByRole('heading', { name: 'AI Assistant' })
  expect((await title.boundingBox())?.height).toBeLessThan(32)
  await expect(page.getByRole('button', { name: 'Close the assistant' })).toBeInViewport({ ratio: 1 })
})

const refusals = [
  { status: 429, reason: 'Rate limit exceeded. Please try again later.', title: 'Rate Limit' },
  {
    status: 402,
    reason: 'Payment required. Please add credits to your workspace.',
    title: 'Payment Required',
  },
  { status: 500, reason: 'Failed to get response', title: 'Error' },
]
test('a refusal says why, and the next question is answered', async ({ page }) => {
  await startAssistant(page)
  for (const { status, reason, title } of refusals)
    await test.step(String(status), async () => {
      await page.route(
        '**/functions/v1/ai-chat',
        (route) => route.fulfill({ status, json: { error: reason } }),
        { times: 1 },
      )
      await questionField(page).fill('when is Fasika 2027')
      await questionField(page).press('Enter')
      await expect(
        page.getByText(isPhone(page) ? title : 'Connection Error', { exact: true }).first(),
      ).toBeVisible()
      if (!isPhone(page))
        await expect(
          talk(page).getByText(`Sorry, I'm having trouble connecting right now. ${reason}`),
        ).toBeVisible()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(talk(page).getByText('May 2, 2027').first()).toBeVisible()
      await page.getByRole('button', { name: 'New conversation' }).click()
      await expect(talk(page).getByText('May 2, 2027')).toHaveCount(0)
    })
})

test('open, with an answer, it is accessible', async ({ page }) => {
  const isAmharic = isPhone(page)
  await remember(page, isAmharic ? { language: 'am', theme: 'dark' } : { language: 'en', theme: 'light' })
  await openPage(page, '/listings')
  await openAssistant(page)
  await ask(page, isAmharic ? 'በሲያትል ስራ ፈልግልኝ' : 'when is Fasika 2027')
  await settle(page)
  expect(await faults(page)).toEqual([])
})
