import type { Page } from '@playwright/test'
import { join, storedSession } from './accounts.ts'
import { untilLed, untilStored } from './installed.ts'
import { openPage, settle } from './pages.ts'
import { begin, furniture } from './posting.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'allow' })

const DAY = 24 * 60 * 60_000

const bearer = async (page: Page) => ({
  authorization: `Bearer ${(await storedSession(page))?.access_token ?? ''}`,
})

/** What reaches the server, by method and path. */
function receivedBy(page: Page): string[] {
  const received: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') received.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return received
}

test('a heart tapped without a connection outlives a reload and arrives once, from two tabs', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  await join(page, world, world.newcomer('Lidya Mekonnen'))
  await untilLed(page)
  await settle(page)
  await openPage(page, '/favorites')
  await openPage(page, '/')
  await context.setOffline(true)
  const card = page.getByRole('region', { name: 'Featured Listings' }).getByRole('article').first()
  await card.getByRole('button', { name: /^Save/ }).click()
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(card.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/#/favorites')
  await expect(page.getByRole('main').getByText('Will be saved when you are back online')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/#/favorites')
  await expect(other.getByRole('main').getByText('Will be saved when you are back online')).toBeVisible()

  const received = [receivedBy(page), receivedBy(other)]
  await context.setOffline(false)
  await expect(page.getByRole('main').getByText('Will be saved when you are back online')).toHaveCount(0)
  await expect(other.getByRole('main').getByText('Will be saved when you are back online')).toHaveCount(0)
  const answer = await page.request.get('/api/favorites/ids', { headers: await bearer(page) })
  expect(((await answer.json()) as { ids: string[] }).ids).toHaveLength(1)
  expect(received.flat().filter((one) => one.startsWith('PUT /api/favorites/'))).toHaveLength(1)
})

/** A group of one's own with a meeting in a week, to which everybody comes by the net. */
async function callMeeting(page: Page, title: string): Promise<{ groupId: string; eventId: string }> {
  const headers = await bearer(page)
  const founded = await page.request.post('/api/groups', {
    headers,
    data: {
      title,
      description: 'Reading the classics aloud, a chapter a week.',
      categoryId: 'books',
      meetingType: 'online',
      locationCity: null,
      locationState: null,
      locationZip: null,
      onlineUrl: 'https://meet.mesob.example/classics',
      startDate: new Date(Date.now() + 7 * DAY).toISOString(),
      endDate: null,
      timezone: 'America/New_York',
      repeatRule: null,
      requiresApproval: false,
      bannerId: null,
    },
  })
  expect(founded.status()).toBe(201)
  const { group } = (await founded.json()) as { group: { id: string; upcoming: { id: string }[] } }
  return { groupId: group.id, eventId: group.upcoming[0]?.id ?? '' }
}

test('what is said about coming without a connection outlives a reload and arrives once', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  const hirut = world.newcomer('Hirut Bekele')
  const title = `Classics ${hirut.email.slice(13, 21)}`
  await join(page, world, hirut)
  const { groupId, eventId } = await callMeeting(page, title)
  await openPage(page, `/groups/${groupId}?event=${eventId}`)
  const event = page.getByRole('dialog', { name: title })
  const going = event.getByRole('button', { name: 'Going', exact: true })
  await expect(going).toBeVisible()
  await untilLed(page)
  await untilStored(page, 'https://meet.mesob.example/classics')

  await context.setOffline(true)
  const waiting = event.getByText('You’re going: will be sent when you are back online')
  await going.click()
  await event.getByRole('button', { name: 'One more guest' }).click()
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(going).toHaveAttribute('aria-pressed', 'true')
  await expect(waiting).toBeVisible()

  const received = receivedBy(page)
  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  const answer = await page.request.get(`/api/events/${eventId}`, { headers: await bearer(page) })
  expect(await answer.json()).toMatchObject({ own: { answer: 'going', guests: 1, isWaiting: false } })
  expect(received.filter((one) => one.startsWith('PUT /api/events/'))).toHaveLength(1)
})

test('a draft written without a connection arrives once, when the app is opened again', async ({
  page,
  context,
  world,
}) => {
  test.slow()
  await join(page, world, world.newcomer('Dawit Asfaw'))
  await untilLed(page)
  await begin(page, furniture('unused'))
  await openPage(page, '/create-listing?category=services&step=kind')
  await page.getByText('Tutoring', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeVisible()
  await context.setOffline(true)
  await title.fill('Maths lessons on a train')
  await expect(page.getByText('Saved on this device, will be sent').first()).toBeVisible()
  await page.goto('about:blank')
  await context.setOffline(false)
  await page.goto('/')
  const drafts = async () => {
    const answer = await page.request.get('/api/my-listings?tab=draft', { headers: await bearer(page) })
    const { items } = (await answer.json()) as { items: { title: string }[] }
    return items.map((one) => one.title)
  }
  await expect.poll(drafts).toEqual(['Maths lessons on a train'])
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))))
    .toEqual([])
})
