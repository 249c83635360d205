import { AxeBuilder } from '@axe-core/playwright'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { ask, isPhone, openAssistant, questionField, talk } from './asking.ts'
import { join, signOut } from './accounts.ts'
import { openPage, remember, settle } from './pages.ts'
import { expect, test } from './world.ts'

const Read = z.object({
  category: z.string(),
  state: z.string(),
  title: z.string(),
  price: z.object({
    amountMinor: z.number().nullable(),
    currency: z.string(),
    period: z.string().nullable(),
  }),
  publicPoint: z.object({ lat: z.number(), lng: z.number() }),
})

/** The listings that an answer shows, as everybody may read them. */
async function listingsIn(answer: Locator, request: APIRequestContext) {
  const links = answer.locator('a[href*="/listing/"]')
  await expect(links.first()).toBeVisible()
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return Promise.all(
    paths.map(async (path) => {
      const read = await request.get(`/api/listings/${path.split('/').at(-1)}`)
      expect(read.status()).toBe(200)
      return Read.parse(await read.json())
    }),
  )
}

/** Miles on a sphere. */
function milesBetween(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2
  const chord =
    half(one.lat, other.lat) + Math.cos(rad(one.lat)) * Math.cos(rad(other.lat)) * half(one.lng, other.lng)
  return 2 * 3959 * Math.asin(Math.sqrt(chord))
}
const SILVER_SPRING = { lat: 38.9907, lng: -77.0261 }
const SEATTLE = { lat: 47.6062, lng: -122.3321 }
/** Public points are the middles of cells of about a kilometre. */
const CELL = 1

const start = async (page: Page, language: 'en' | 'am' = 'en') => {
  await page.goto('/')
  if (language === 'am') await remember(page, { language })
  await openPage(page, '/')
  await openAssistant(page)
}

test('“find a room in Silver Spring under $900”: rooms that are near and cost no more, and each card opens', async ({
  page,
  request,
}) => {
  await start(page)
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

test('“በሲያትል ስራ ፈልግልኝ”: jobs near Seattle alone', async ({ page, request }) => {
  await start(page, 'am')
  const jobs = await listingsIn(await ask(page, 'በሲያትል ስራ ፈልግልኝ'), request)
  for (const { category, state, publicPoint } of jobs) {
    expect([category, state]).toEqual(['jobs', 'active'])
    expect(milesBetween(publicPoint, SEATTLE)).toBeLessThanOrEqual(25 + CELL)
  }
})

test('“when is Fasika 2027”: the day in both calendars', async ({ page }) => {
  await start(page)
  const answer = await ask(page, 'when is Fasika 2027')
  await expect(answer.getByRole('listitem').getByText('May 2, 2027')).toBeVisible()
  await expect(answer.getByRole('listitem').getByText(/Miazia 24, 2019/)).toBeVisible()
})

test('“how do I renew my ad”: the answer of the questions page, and the way to it', async ({ page }) => {
  await start(page)
  const answer = await ask(page, 'how do I renew my ad')
  const link = answer.getByRole('link', { name: 'How do I renew a listing?' })
  await expect(link).toHaveAttribute('href', /entry=renew-listing/)
  await link.click()
  await expect(page.locator('#answer-renew-listing')).toHaveAttribute('open', '')
})

test('the last words stay in sight when the keyboard takes half of the screen', async ({ page }) => {
  test.skip(!isPhone(page), 'only phones have a keyboard on the screen')
  await start(page)
  await ask(page, 'how do I renew my ad')
  const answer = await ask(page, 'when is Fasika 2027')
  await expect(answer.getByRole('listitem').getByText('May 2, 2027')).toBeInViewport()
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: Math.round(height / 2) })
  await expect(talk(page).getByRole('button').last()).toBeInViewport({ ratio: 1 })
  await expect(questionField(page)).toBeInViewport({ ratio: 1 })
})

test('the title of the sheet stays in one line on the narrowest phones', async ({ page }) => {
  test.skip(!isPhone(page), 'the sheet is for phones')
  await page.setViewportSize({ width: 320, height: 640 })
  await start(page)
  await ask(page, 'selam')
  const title = page.getByRole('heading', { name: 'AI Assistant' })
  expect((await title.boundingBox())?.height).toBeLessThan(32)
  await expect(page.getByRole('button', { name: 'Close the assistant' })).toBeInViewport({ ratio: 1 })
})

test('the conversation outlives closing, going elsewhere and a reload', async ({ page }) => {
  await start(page)
  await ask(page, 'when is Fasika 2027')
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await expect(questionField(page)).toHaveCount(0)
  await page.reload()
  await openAssistant(page)
  await expect(talk(page).getByText('when is Fasika 2027', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(talk(page).getByText('when is Fasika 2027', { exact: true })).toHaveCount(0)
})

test('what a member asked is gone once they sign out', async ({ page, world }) => {
  test.slow()
  await join(page, world, world.newcomer('Meron Tadesse'))
  await openAssistant(page)
  await ask(page, 'when is Genna')
  await page.getByRole('button', { name: 'Close the assistant' }).click()
  await signOut(page)
  expect(await page.evaluate(() => sessionStorage.getItem('assistant'))).toBeNull()
  await openAssistant(page)
  await expect(talk(page).getByText('when is Genna')).toHaveCount(0)
})

test('a listing that is drafted together opens in the form', async ({ page, world }) => {
  test.slow()
  await join(page, world, world.newcomer('Biruk Lemma'))
  await openAssistant(page)
  const answer = await ask(page, 'help me post an ad: I sell my krar in Silver Spring for $120')
  await answer.getByRole('button', { name: 'Open the form' }).click()
  await expect(page).toHaveURL(/create-listing\?.*category=items/)
  expect(page.url()).not.toMatch(/krar/i)
  await expect(page.getByRole('heading', { level: 2, name: /^(What is it\?|Describe it)$/ })).toBeVisible()
  await openPage(page, new URL(page.url()).hash.slice(1).replace(/step=\w+/, 'step=price'))
  await expect(page.getByRole('textbox', { name: /Price|Amount/ }).first()).toHaveValue('$120')
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
for (const { status, reason, title } of refusals)
  test(`a refusal with ${status} says why, and the next question is answered`, async ({ page }) => {
    await start(page)
    await page.route(
      '**/functions/v1/ai-chat',
      (route) => route.fulfill({ status, json: { error: reason } }),
      {
        times: 1,
      },
    )
    await questionField(page).fill('when is Fasika 2027')
    await questionField(page).press('Enter')
    await expect(page.getByText(isPhone(page) ? title : 'Connection Error', { exact: true })).toBeVisible()
    if (!isPhone(page))
      await expect(
        talk(page).getByText(`Sorry, I'm having trouble connecting right now. ${reason}`),
      ).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(talk(page).getByText('May 2, 2027').first()).toBeVisible()
  })

test('it works by the keyboard alone', async ({ page }) => {
  await start(page)
  await expect(questionField(page)).toBeVisible()
  await questionField(page).focus()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(talk(page).getByRole('article')).toHaveCount(0)
  await page.keyboard.type('when is')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Fasika 2027')
  await page.keyboard.press('Enter')
  await expect(talk(page).getByText('May 2, 2027').first()).toBeVisible()
  await expect(questionField(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(questionField(page)).toHaveCount(0)
})

test('open, with an answer, it is accessible', async ({ page }) => {
  for (const [language, theme] of [
    ['en', 'light'],
    ['am', 'dark'],
  ] as const) {
    await page.goto('/')
    await remember(page, { language, theme })
    await openPage(page, '/listings')
    await openAssistant(page)
    await ask(page, language === 'en' ? 'when is Fasika 2027' : 'በሲያትል ስራ ፈልግልኝ')
    await settle(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [language, id, nodes.map(({ html }) => html)])).toEqual([])
    await page.getByRole('button', { name: /^(New conversation|አዲስ ውይይት)$/ }).click()
  }
})
