import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { subscribePush } from '#contract/notifications/push/subscribe-push.ts'
import type { PushSubscription as Subscribed } from '#contract/notifications/push/push-subscription.ts'
import { unsubscribePush } from '#contract/notifications/push/unsubscribe-push.ts'
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '#contract/notifications/settings/notification-settings.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { updateNotificationSettings } from '#contract/notifications/settings/update-notification-settings.ts'
import { PushOffer } from '#web/notifications/push/push-offer.tsx'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { SettingsSection } from './settings-section.tsx'

const ME = '0199a000-0000-7000-8000-000000000001'
const KEYS = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

/** A server that stores what it gets; `refuses` answers the next change with a refusal. */
function server(start: NotificationSettings = DEFAULT_SETTINGS) {
  const stored = { settings: start, device: null as Subscribed | null, refuses: false }
  setTransport({
    fetch: fakeServer(
      fake(readNotificationSettings)(() => ({
        settings: stored.settings,
        push: { publicKey: 'key', isOnHere: stored.device !== null },
      })),
      fake(updateNotificationSettings)((settings) => {
        if (stored.refuses) return new Refusal('request.too-many')
        stored.settings = settings
        return settings
      }),
      fake(subscribePush)((subscribed) => {
        stored.device = subscribed
        return { isOnHere: true as const }
      }),
      fake(unsubscribePush)(() => {
        stored.device = null
        return { isOnHere: false as const }
      }),
    ),
  })
  return stored
}

/** A browser that can be sent pushes, and answers the question for permission with this. */
function browser(answer: NotificationPermission = 'granted') {
  const endpoint = 'https://push.example.org/x'
  let subscription: object | null = null
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => {
      subscription = {
        toJSON: () => ({ endpoint, keys: KEYS }),
        unsubscribe: () => {
          subscription = null
          return Promise.resolve(true)
        },
      }
      return Promise.resolve(subscription)
    },
  }
  const registration = { pushManager }
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(() => {
    notification.permission = answer
    return Promise.resolve(answer)
  })
  const notification = { permission: 'default' as NotificationPermission, requestPermission }
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', notification)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  })
  return { requestPermission, isSubscribed: () => subscription !== null }
}

const show = (language: 'en' | 'am' = 'en') => render(<SettingsSection />, { person: { id: ME }, language })
const box = (name: string) => screen.findByRole('checkbox', { name })

test('every topic has a switch for each channel, and those that nobody may miss have none', async () => {
  const stored = server()
  const { user } = await show()
  const messages = within(await screen.findByRole('group', { name: 'Messages' }))
  expect(messages.getAllByRole('checkbox')).toHaveLength(3)
  expect(screen.getAllByRole('checkbox')).toHaveLength(24)
  expect(screen.getAllByText('Always on')).toHaveLength(2)
  await user.click(await box('Messages: Push'))
  await user.click(await box('Saved searches: E-mail'))
  await waitFor(() =>
    expect(stored.settings.topics).toEqual({
      messages: { inApp: true, push: false, email: true },
      favorites: { inApp: true, push: true, email: true },
      searches: { inApp: true, push: true, email: false },
      listings: { inApp: true, push: true, email: true },
      groups: { inApp: true, push: true, email: true },
      dating: { inApp: true, push: true, email: true },
      networking: { inApp: true, push: true, email: true },
      announcements: { inApp: true, push: true, email: true },
    }),
  )
})

test('a change that the server refuses is taken back, and said', async () => {
  const stored = server()
  const { user } = await show()
  stored.refuses = true
  await user.click(await box('Messages: E-mail'))
  expect(await screen.findByText(/too many/i)).toBeTruthy()
  await waitFor(async () => expect(await box('Messages: E-mail')).toHaveProperty('checked', true))
})

test('quiet hours begin as a night where the device is, and never end when they begin', async () => {
  const stored = server()
  const { user } = await show()
  await user.click(await screen.findByRole('switch', { name: 'Quiet hours every day' }))
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await waitFor(() => expect(stored.settings.quietHours).toEqual({ from: '22:00', until: '07:00', timeZone }))
  await user.selectOptions(screen.getByLabelText('From: hour'), '7 AM')
  expect((await screen.findByRole('alert')).textContent).toContain('a different time')
  await user.selectOptions(screen.getByLabelText('From: hour'), '9 PM')
  await user.selectOptions(screen.getByLabelText('From: minute'), '15')
  await waitFor(() => expect(stored.settings.quietHours?.from).toBe('21:15'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('quiet hours are chosen by the dawn clock where the reader has it', async () => {
  const stored = server()
  const { user } = await show('am')
  await user.click(await screen.findByRole('switch', { name: 'በየቀኑ ጸጥታ ይሁን' }))
  const hour = await screen.findByLabelText('የሚጀምረው፦ ሰዓት')
  expect(within(hour).getByRole('option', { name: 'ማታ 4' })).toHaveProperty('selected', true)
  await user.selectOptions(hour, 'ማታ 3')
  await waitFor(() => expect(stored.settings.quietHours?.from).toBe('21:00'))
})

test('whoever travels keeps the clock of home until they change it', async () => {
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'Asia/Kathmandu' }
  const stored = server({ ...DEFAULT_SETTINGS, quietHours })
  const { user } = await show()
  expect(await screen.findByText('By the clock in Kathmandu')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Use .+ instead$/ }))
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  await waitFor(() => expect(stored.settings.quietHours).toEqual({ ...quietHours, timeZone }))
})

test('hiding what messages say shows how that looks, also in Amharic', async () => {
  const stored = server()
  const { user } = await show('am')
  expect(await screen.findByText('ቅዳሜ መጥቼ ማየት እችላለሁ?')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: 'የመልእክቶችን ይዘት ይደብቁ' }))
  expect(await screen.findByText('አዲስ መልእክት')).toBeTruthy()
  await waitFor(() => expect(stored.settings.hidesContent).toBe(true))
})

test('pushes are switched on and off for this device, and the browser asks only then', async () => {
  const stored = server()
  const { requestPermission, isSubscribed } = browser()
  const { user } = await show()
  const push = await screen.findByRole('switch', { name: 'Push notifications on this device' })
  expect(requestPermission).not.toHaveBeenCalled()
  await user.click(push)
  await waitFor(() => expect(stored.device).toMatchObject({ keys: KEYS, language: 'en' }))
  await waitFor(() => expect(push).toHaveProperty('checked', true))
  await waitFor(() => expect(push).toHaveProperty('disabled', false))
  await user.click(push)
  await waitFor(() => expect(stored.device).toBeNull())
  await waitFor(() => expect(isSubscribed()).toBe(false))
})

test('a browser that does not allow them says so', async () => {
  const stored = server()
  browser('denied')
  const { user } = await show()
  await user.click(await screen.findByRole('switch', { name: 'Push notifications on this device' }))
  expect(await screen.findByText('Your browser did not allow notifications.')).toBeTruthy()
  expect(await screen.findByText(/Your browser blocks notifications from Mesob/)).toBeTruthy()
  expect(stored.device).toBeNull()
})

test('a browser without pushes has no switch for them', async () => {
  server()
  await show()
  expect(await screen.findByText('This browser cannot get push notifications.')).toBeTruthy()
})

test('the offer turns pushes on, and is gone then', async () => {
  const stored = server()
  browser()
  const { user } = await render(<PushOffer />, { person: { id: ME } })
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(stored.device).not.toBeNull())
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
})

test('the offer is put off for a month by "not now", and never made where it cannot be kept', async () => {
  server()
  const { requestPermission } = browser()
  const first = await render(<PushOffer />, { person: { id: ME } })
  await first.user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  first.unmount()
  const { cache } = await render(<PushOffer />, { person: { id: ME } })
  await waitFor(() => expect(cache.isFetching()).toBe(0))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(requestPermission).not.toHaveBeenCalled()
})
