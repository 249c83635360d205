import type { CDPSession, Page, Worker } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { openPushEndpoint } from '#server/testing/push-endpoint.ts'
import { join, storedSession } from './accounts.ts'
import { offerItem } from './by-api.ts'
import { testWithClock as test } from './own-server.ts'
import { expect } from './world.ts'

test.use({ permissions: ['notifications'], serviceWorkers: 'allow' })

const bearer = async (page: Page) => ({
  authorization: `Bearer ${(await storedSession(page))?.access_token ?? ''}`,
})

/** The worker as the switch on the settings page starts it; no push service is needed for that. */
async function startWorker(page: Page): Promise<Worker> {
  await page.goto('/#/account?section=notifications')
  await page.getByText('Push notifications on this device').click()
  await expect.poll(() => page.context().serviceWorkers().length).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('No worker runs.')
  return worker
}

/**
 * What the browser does when its push service hands it a push; ends when the worker has shown a notification. Nobody
 * may look before: Chromium takes what is stored but not yet on the screen for dismissed, and removes it.
 */
async function deliver(devtools: CDPSession, worker: Worker, data: string): Promise<void> {
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await worker.evaluate(watchForOne)
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(worker.url()).origin,
    registrationId: await registration,
    data,
  })
  await worker.evaluate(() => (globalThis as unknown as Watched).isShown)
}

type Watched = { registration: ServiceWorkerRegistration; isShown: Promise<void> }

/** Runs inside the worker. */
function watchForOne(): void {
  const scope = globalThis as unknown as Watched
  const { registration } = scope
  const show = registration.showNotification.bind(registration)
  scope.isShown = new Promise((resolve, reject) => {
    registration.showNotification = async (...notification) => {
      await show(...notification).then(resolve, reject)
    }
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }))
  })

test('a question is pushed, encrypted for the device alone; tapping it opens the conversation', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  test.slow()
  const endpoint = await openPushEndpoint()
  const device = endpoint.device()
  const seller = world.newcomer('Sara Tesfaye')
  await join(page, world, seller)
  const listingId = await offerItem(page, 'A table of juniper wood')
  const worker = await startWorker(page)
  const headers = await bearer(page)
  const subscribed = await page.request.put('/api/notifications/push', { headers, data: device.subscription })
  expect(subscribed.status()).toBe(200)

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const buyer = await context.newPage()
  await join(buyer, world, world.newcomer('Abel Girma'))
  const asked = await buyer.request.post(`/api/listings/${listingId}/messages`, {
    headers: await bearer(buyer),
    data: { id: randomUUID(), content: { kind: 'text', text: 'Could I come and see it today?' } },
  })
  expect(asked.status()).toBe(200)
  await context.close()
  await world.advanceClock(10)
  await expect.poll(() => device.messages().length).toBe(1)
  const [message] = device.messages()
  if (!message) throw new Error('Nothing was pushed.')
  expect(message).toMatchObject({ title: 'Abel Girma', body: 'Could I come and see it today?' })

  // From here on the DevTools stand for the push service: they hand the browser what the device has decrypted.
  const devtools = await page.context().newCDPSession(page)
  await deliver(devtools, worker, JSON.stringify(message))
  const { title, body, tag, lang } = message
  await expect.poll(() => shown(page)).toEqual([{ title, body, tag, lang }])

  // No browser lets a program tap a notification, so its worker gets the event as if somebody did.
  await tap(worker)
  await expect(page).toHaveURL(new RegExp(`${message.url.replaceAll('/', '\\/')}$`))
  await expect.poll(() => shown(page)).toEqual([])
  await expect.poll(() => unread(page)).toBe(0)
  await endpoint.close()
})

async function unread(page: Page): Promise<number> {
  const answer = await page.request.get('/api/notifications/unread', { headers: await bearer(page) })
  return ((await answer.json()) as { value: number }).value
}

const tap = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration }
    const [notification] = await scope.registration.getNotifications()
    const tapped = { notification, action: '', waitUntil: () => undefined }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), tapped))
  })

test('a push that cannot be read still says where it comes from', async ({ page, world }) => {
  await join(page, world, world.newcomer('Hanna Bekele'))
  const worker = await startWorker(page)
  const devtools = await page.context().newCDPSession(page)
  await deliver(devtools, worker, 'neither JSON nor ours')
  await expect.poll(async () => (await shown(page)).map(({ title }) => title)).toEqual(['Mesob'])
})
