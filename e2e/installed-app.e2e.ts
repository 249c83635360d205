import type { Page } from '@playwright/test'
import { expectSignedIn, fillSignUp, join } from './accounts.ts'
import { untilLed } from './installed.ts'
import { openSite } from './next-build.ts'
import { openPage, settle } from './pages.ts'
import { expect, test } from './world.ts'

test.use({ serviceWorkers: 'allow' })

/** What Chromium fires where the app can be installed; without a head it never does. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        document.documentElement.dataset['prompted'] = 'yes'
        return Promise.resolve({ outcome: 'accepted' })
      },
    })
    dispatchEvent(offer)
    return offer.defaultPrevented
  })

test('the app offers to be installed, takes a no for the whole visit, and a yes to the browser', async ({
  page,
}) => {
  await openPage(page, '/')
  const card = page.getByRole('complementary', { name: 'Keep Mesob at hand' })
  expect(await offerInstall(page)).toBe(true)
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: 'Not now' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await settle(page)
  await offerInstall(page)
  await page.getByRole('button', { name: 'Get the App' }).click()
  await page.getByRole('button', { name: 'Install here' }).click()
  await expect(card).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')

  await page.evaluate(() => sessionStorage.clear())
  await openPage(page, '/')
  await offerInstall(page)
  await card.getByRole('button', { name: 'Install' }).click()
  await expect(card).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
})

test('kept code that is broken is thrown away, and the app opens all the same', async ({ page }) => {
  await openPage(page, '/')
  await untilLed(page)
  await page.evaluate(async () => {
    for (const name of (await caches.keys()).filter((one) => one.startsWith('code-'))) {
      const cache = await caches.open(name)
      const scripts = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
      const broken = () => new Response('no code (', { headers: { 'content-type': 'text/javascript' } })
      await Promise.all(scripts.map((script) => cache.put(script, broken())))
    }
  })
  await page.reload()
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // and it is kept again
  await untilLed(page)
})

test('a lost connection is said for as long as it lasts, then for three seconds that it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/')
  await untilLed(page)
  await context.setOffline(true)
  await expect(page.getByText("You're offline. Some features may be limited.")).toBeVisible()
  await context.setOffline(false)
  const back = page.getByText('Back online!')
  await expect(back).toBeVisible()
  await expect(back).toBeHidden({ timeout: 5000 })
  await expect(page.getByText("You're offline.")).toHaveCount(0)
})

test('what the app does not own is answered by the server while the worker leads', async ({
  page,
  request,
  baseURL,
}) => {
  await openPage(page, '/')
  await untilLed(page)
  const { items } = (await (await request.get('/api/listings?limit=1')).json()) as { items: { id: string }[] }
  const id = items[0]?.id ?? ''
  const shared = await page.goto(`/listing/${id}`)
  expect(shared?.fromServiceWorker()).toBe(false)
  expect(await shared?.text()).toContain('og:title')
  await expect(page).toHaveURL(`${baseURL ?? ''}/#/listing/${id}`)
  for (const [path, status] of [
    ['/api/docs', 200],
    ['/dev/outbox', 200],
    ['/auth/v1/health', 200],
    ['/nowhere/at/all', 404],
    ['/events/0199a000-0000-7000-8000-000000000000', 404],
    ['/webhooks/nobody', 404],
  ] as const) {
    const answer = await page.goto(path)
    expect([path, answer?.status(), answer?.fromServiceWorker()]).toEqual([path, status, false])
  }
  await page.goto('about:blank')
  const shell = await page.goto('/#/about')
  expect(shell?.fromServiceWorker()).toBe(true)
})

test('worker and manifest are looked at again at every visit', async ({ request }) => {
  for (const path of ['/service-worker.js', '/manifest.webmanifest', '/'])
    expect([path, (await request.get(path)).headers()['cache-control']]).toEqual([path, 'no-cache'])
})

test('what the manifest names is there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<
    'icons' | 'screenshots',
    { src: string; type: string; purpose?: string }[]
  >
  expect(manifest.icons.map(({ purpose }) => purpose ?? 'any')).toContain('maskable')
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await request.get(src)
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type])
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200)
})

test('a mailed link is answered by the server, and signs in, while the worker leads', async ({
  page,
  world,
}) => {
  const tsion = world.newcomer('Tsion Alemu')
  await fillSignUp(page, tsion)
  await untilLed(page)
  const mail = await world.mailTo(tsion.email)
  await page.goto(mail.action_link ?? '')
  await expectSignedIn(page)
})

test('what another app shares begins a listing', async ({ page, world }) => {
  await join(page, world, world.newcomer('Marta Haile'))
  await untilLed(page)
  await page.goto('/create-listing?title=Maths+lessons&text=For+pupils&url=https%3A%2F%2Fexample.org%2F7')
  await expect(page).toHaveURL(/\/#\/create-listing\?/)
  await page.getByText('What you can do for others').click()
  await page.getByText('Tutoring', { exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Maths lessons')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/For pupils/)
})

test('a new build is offered, taken at a tap, and taken by the other tab too', async ({
  context,
  baseURL,
}) => {
  const site = await openSite(baseURL ?? '')
  const page = await context.newPage()
  await page.goto(site.url)
  await settle(page)
  await untilLed(page)
  const other = await context.newPage()
  await other.goto(`${site.url}/#/about`)
  await settle(other)
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isFormer: true }))

  site.publishNextBuild()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  const banner = page.getByRole('status', { name: 'A new version is ready' })
  await expect(banner).toBeVisible()
  await expect(other.getByRole('status', { name: 'A new version is ready' })).toBeVisible()
  expect(await page.evaluate(() => 'isFormer' in window)).toBe(true)
  await banner.getByRole('button', { name: 'Update' }).click()
  for (const tab of [page, other]) {
    // asked in the moment of its leaving, a page does not answer
    await expect.poll(() => tab.evaluate(() => 'isFormer' in window).catch(() => true)).toBe(false)
    await settle(tab)
    await expect(tab.getByRole('status', { name: 'A new version is ready' })).toHaveCount(0)
  }
  expect(await revisionOfShell(page)).toBe('next')
  await site.close()
})

/** The entry of the page in the worker's cache names the build that it is from. */
const revisionOfShell = (page: Page) =>
  page.evaluate(async () => {
    const stored = await (await caches.open('code-shell')).keys()
    const shell = stored.find(({ url }) => new URL(url).pathname === '/')
    return new URL(shell?.url ?? 'http://none').searchParams.get('__WB_REVISION__')
  })
