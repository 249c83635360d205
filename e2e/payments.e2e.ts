import type { APIRequestContext, Page } from '@playwright/test'
import { z } from 'zod'
import { join } from './accounts.ts'
import { draftJob } from './by-api.ts'
import { testOnOwnServer } from './own-server.ts'
import { openPage, remember, sessionOf } from './pages.ts'
import { DEMO, expect } from './world.ts'

// a server that sells, where no money moves
const test = testOnOwnServer(() => Promise.resolve({ TEST_PAYMENTS: 'true', DEMO_DATA: 'true' }))

const Token = z.object({ access_token: z.string() })
const Cases = z.object({ items: z.array(z.object({ id: z.string(), subjectId: z.string() })) })
const Case = z.object({ seen: z.string() })
const Found = z.object({ items: z.array(z.object({ id: z.string() })) })

/** What a manager decides on the case of a listing, in effect when this answers. */
async function decide(
  request: APIRequestContext,
  { url, listingId, action }: { url: string; listingId: string; action: 'approve' | 'remove' },
): Promise<void> {
  const { access_token } = Token.parse(JSON.parse(await sessionOf(url, DEMO.manager)))
  const headers = { authorization: `Bearer ${access_token}` }
  const read = async (path: string): Promise<unknown> => (await request.get(path, { headers })).json()
  const { items } = Cases.parse(await read('/api/moderation/cases?kind=listing'))
  const caseId = items.find(({ subjectId }) => subjectId === listingId)?.id ?? ''
  const { seen } = Case.parse(await read(`/api/moderation/cases/${caseId}`))
  const rule = action === 'remove' ? 'spam' : null
  const data = { cases: [{ caseId, seen }], actions: [{ kind: action }], rule, note: null }
  expect((await request.post('/api/moderation/decisions', { headers, data })).ok()).toBe(true)
  expect((await request.post('/dev/clock', { data: { advance: 11 } })).ok()).toBe(true)
}

/** Publishes a draft from its preview and comes to where it is paid. */
async function publishFromPreview(page: Page, id: string): Promise<void> {
  await openPage(page, `/edit-listing/${id}?step=preview`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible()
}

/** Goes to the page where no money moves, and chooses there. */
async function payAndChoose(page: Page, button: string, outcome: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Test payment — no money moves' })).toBeVisible()
  await page.getByRole('button', { name: outcome }).click()
}

const said = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('a job is paid for, reviewed and live, and its receipt is mailed', async ({
  page,
  world,
  own,
  request,
}) => {
  test.slow()
  const employer = world.newcomer('Aklilu Mamo')
  const title = 'Somebody for the till of our market'
  await join(page, world, employer)
  const id = await draftJob(page, title)
  await publishFromPreview(page, id)
  await expect(page.getByText('Posting fee')).toBeVisible()
  await payAndChoose(page, 'Pay $15', 'Pay $15')
  await said(page, 'Payment received')
  await page.getByRole('link', { name: 'See your listing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /in review/ })).toBeVisible()
  await decide(request, { url: own.url, listingId: id, action: 'approve' })
  await expect.poll(async () => (await request.get(`/api/listings/${id}`)).status()).toBe(200)
  await openPage(page, `/listing/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await openPage(page, '/account?section=orders')
  await expect(page.getByText('Posting fee · 30 days')).toBeVisible()
  await expect.poll(async () => (await world.mailTo(employer.email)).subject).toMatch(/Receipt|is live/)
})

test('a listing that staff reject is refunded', async ({ page, world, own, request }) => {
  test.slow()
  await join(page, world, world.newcomer('Bizunesh Kebede'))
  const id = await draftJob(page, 'Work of which nobody says what it is')
  await publishFromPreview(page, id)
  await payAndChoose(page, 'Pay $15', 'Pay $15')
  await said(page, 'Payment received')
  await decide(request, { url: own.url, listingId: id, action: 'remove' })
  await expect(async () => {
    await openPage(page, '/account?section=orders')
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText('−$15')).toBeVisible()
})

test('a payment fails, is cancelled, and is paid later', async ({ page, world }) => {
  test.slow()
  await join(page, world, world.newcomer('Dereje Worku'))
  const id = await draftJob(page, 'Help in our kitchen in the evening')
  await publishFromPreview(page, id)
  await payAndChoose(page, 'Pay $15', 'The bank refuses')
  await said(page, 'The payment did not go through')
  await page.getByRole('link', { name: 'Try again' }).click()
  await payAndChoose(page, 'Pay $15', 'Cancel')
  await expect(page.getByRole('heading', { name: 'You have begun a payment of $15' })).toBeVisible()
  await payAndChoose(page, 'Continue payment', 'Pay later, as by bank transfer')
  await said(page, 'Your bank is at work on it')
  const paidAt = async () => {
    await page.goBack()
    await expect(page.getByRole('button', { name: 'The money arrives' })).toBeVisible()
  }
  await paidAt()
  await page.getByRole('button', { name: 'The money arrives' }).click()
  await said(page, 'Payment received')
})

test('a featured listing stands on Home with its label, and the order of results stays', async ({
  page,
  own,
  request,
}) => {
  test.slow()
  const orderOfResults = async () => {
    const answer: unknown = await (await request.get('/api/listings?sort=newest&limit=20')).json()
    return Found.parse(answer).items.map(({ id }) => id)
  }
  const before = await orderOfResults()
  await remember(page, { 'sb-auth': await sessionOf(own.url, DEMO.member) })
  await openPage(page, '/my-listings?tab=active')
  const row = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Promote' }) })
    .first()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  await row.getByRole('link', { name: 'Promote' }).click()
  await page
    .getByRole('group', { name: 'Featured' })
    .getByRole('radio', { name: /14 days/ })
    .check()
  await expect(page.getByRole('complementary').getByText('Featured')).toBeVisible()
  await payAndChoose(page, 'Pay $15', 'Pay $15')
  await said(page, 'Payment received')
  await openPage(page, '/')
  const featured = page.getByRole('region', { name: 'Featured Listings' })
  const card = featured.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Featured')).toBeVisible()
  await openPage(page, '/listings')
  const promoted = page.getByRole('region', { name: 'Promoted' })
  await expect(promoted.getByRole('article').first()).toBeVisible()
  const shown = await promoted.getByRole('article').count()
  expect(shown).toBeLessThanOrEqual(2)
  await expect(promoted.getByText('Featured', { exact: true })).toHaveCount(shown)
  expect(await orderOfResults()).toEqual(before)
})
