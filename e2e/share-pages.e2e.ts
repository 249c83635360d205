import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { expect, test } from './world.ts'

const Found = z.object({
  items: z.array(z.object({ id: z.uuid(), title: z.string(), place: z.object({ name: z.string() }) })),
})

/** A listing of the demo data with photos, as the API tells of it: the newest ones are other stories', who change them. */
async function listingIn(request: APIRequestContext, query: string) {
  const answer = await request.get(`/api/listings?withPhotos=true&limit=20&${query}`)
  const listing = Found.parse(await answer.json()).items.at(-1)
  if (!listing) throw new Error(`The demo data has nothing for ${query}.`)
  return listing
}

const FoundGroups = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      place: z.object({ city: z.string() }).nullable(),
      upcoming: z.array(z.object({ id: z.uuid(), title: z.string(), venue: z.string().nullable() })),
    }),
  ),
})

/** A group of the demo data in Seattle with its next event: those around Washington are other stories', who change them. */
async function groupWithEvent(request: APIRequestContext) {
  const answer = await request.get('/api/groups/near?lat=47.61&lng=-122.33')
  for (const { place, upcoming, ...group } of FoundGroups.parse(await answer.json()).items) {
    const [event] = upcoming
    if (place && event?.venue) return { ...group, city: place.city, event }
  }
  throw new Error('The demo data has no group with an event near Seattle.')
}

/** What a tag of the head says, as whoever builds a preview reads it. */
const tag = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')

test('a messenger that is given the address of a listing finds title, words and a picture', async ({
  request,
  baseURL,
}) => {
  const { id, place } = await listingIn(request, 'category=rooms_housing')
  const answer = await request.get(`/listing/${id}`, { headers: { accept: '*/*' } })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
  const html = await answer.text()
  expect(tag(html, 'og:title')).toBeTruthy()
  expect(tag(html, 'og:url')).toBe(`${baseURL}/listing/${id}`)
  expect(tag(html, 'twitter:card')).toBe('summary_large_image')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain(`"addressLocality":"${place.name}"`)

  const picture = await request.get(tag(html, 'og:image') ?? '')
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })

  const map = await (await request.get('/sitemap.xml')).text()
  expect(map).toContain(`<loc>${baseURL}/listing/${id}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('an address that is no listing’s answers so', async ({ request }) => {
  expect((await request.get('/listing/019a0000-0000-7000-8000-000000000000')).status()).toBe(404)
  expect((await request.get('/listing/nonsense')).status()).toBe(404)
})

test('somebody who opens it goes on in the app, in the language of the address', async ({
  page,
  request,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const { id, title } = await listingIn(request, 'category=items')
  await page.goto(`/listing/${id}?lang=am`)
  await expect(page).toHaveURL(new RegExp(`/#/listing/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')
  await expect(page.getByRole('button', { name: 'ያጋሩ' }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('without a script it can be read all the same', async ({ browser, request, baseURL }) => {
  const { id, title } = await listingIn(request, 'category=services')
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: /Answer on Mesob|በመሶብ መልስ ይስጡ/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})

test('the share button hands on that address', async ({ page, context, request, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { id } = await listingIn(request, 'category=items')
  await page.goto(`/#/listing/${id}`)
  await page.getByRole('button', { name: 'Share' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Share this listing' })
  const telegram = await sheet.getByRole('link', { name: 'Telegram' }).getAttribute('href')
  expect(new URL(telegram ?? '').searchParams.get('url')).toBe(`${baseURL}/listing/${id}`)
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/listing/${id}`)
})

test('a messenger that is given the address of a group or an event finds title, words and a picture', async ({
  request,
  baseURL,
}) => {
  const { id, city, event } = await groupWithEvent(request)
  const map = await (await request.get('/sitemap.xml')).text()
  for (const [path, kind] of [
    [`/groups/${id}`, 'Organization'],
    [`/events/${event.id}`, 'Event'],
  ] as const) {
    const answer = await request.get(`${path}?lang=en`, { headers: { accept: '*/*' } })
    expect(answer.status(), path).toBe(200)
    expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8')
    const html = await answer.text()
    expect(tag(html, 'og:title'), path).toBeTruthy()
    expect(tag(html, 'og:url')).toContain(`${baseURL}${path}`)
    expect(tag(html, 'twitter:card')).toBe('summary_large_image')
    expect(html).toContain(`"@type":"${kind}"`)
    expect(html).toContain(`"addressLocality":"${city}"`)
    expect(map).toContain(`<loc>${baseURL}${path}</loc>`)

    const picture = await request.get(tag(html, 'og:image') ?? '')
    expect(picture.headers()['content-type'], path).toBe('image/jpeg')
    expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
})

test('an address that is no group’s and no event’s answers so', async ({ request }) => {
  for (const path of ['/groups/', '/events/'])
    for (const id of ['019a0000-0000-7000-8000-000000000000', 'nonsense'])
      expect((await request.get(`${path}${id}`)).status(), path + id).toBe(404)
})

test('somebody who opens a group or an event goes on in the app, the event beside its group', async ({
  page,
  request,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const { id, title, event } = await groupWithEvent(request)
  await page.goto(`/groups/${id}?lang=am`)
  await expect(page).toHaveURL(new RegExp(`/#/groups/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'am')

  await page.goto(`/events/${event.id}?lang=en`)
  await expect(page).toHaveURL(new RegExp(`/#/groups/${id}\\?event=`))
  await expect(page.getByRole('dialog', { name: event.title })).toBeVisible()
  expect(complaints).toEqual([])
})

test('without a script a group and an event can be read all the same', async ({
  browser,
  request,
  baseURL,
}) => {
  const { id, title, event } = await groupWithEvent(request)
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/groups/${id}?lang=en`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the group on Mesob' })).toBeVisible()
  await page.getByRole('link', { name: event.title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
  await expect(page.getByRole('link', { name: /Open the event on Mesob|ዝግጅቱን በመሶብ/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await context.close()
})
